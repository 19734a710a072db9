import { selectProfile } from '../../../machines/session/selectors.ts';
import { ProfileSetupActor, profileSetupLogic } from './profileSetupActor.ts';
import { useFocusOnArrival } from '../../lib/focus.ts';
import { useAuth, useSession } from '../../session/SessionContext.ts';
import { Brand } from '../../components/layout/Brand.tsx';
import { Button } from '../../components/button/Button.tsx';
import { SetupForm } from './SetupForm.tsx';
import * as styles from './signIn.css.ts';

/** Completes the profile and sets the user's own password (specification, section 2). */
export function Component() {
  useFocusOnArrival();
  const session = useAuth();
  const profile = useSession(selectProfile);
  if (profile === null) return null;
  const logic = profileSetupLogic.provide({
    actions: {
      reportCompleted: (_, params) => session.send({ type: 'setup.completed', profile: params.profile }),
    },
  });
  return (
    <div className={styles.setupPage}>
      <main className={styles.setupCard}>
        <header className={styles.setupHeader}>
          <div className={styles.line}>
            <Brand />
            <Button variant="text" onClick={() => session.send({ type: 'session.signOut' })}>
              Sign out
            </Button>
          </div>
          <h1 className={styles.heading}>Complete Your Profile</h1>
          <p className={styles.lead}>Please set up your profile information and new password.</p>
        </header>
        <ProfileSetupActor.Provider
          logic={logic}
          options={{
            input: { ...profile, userId: profile.id },
          }}
        >
          <SetupForm />
        </ProfileSetupActor.Provider>
      </main>
    </div>
  );
}
