import { selectProblem } from '../../../machines/session/selectors.ts';
import { PlainButton } from '../../components/button/PlainButton.tsx';
import * as styles from '../../components/layout/FullPage.css.ts';
import { useFocusOnFailure } from '../../lib/useFocusOnFailure.ts';
import { usePageTitle } from '../../lib/usePageTitle.ts';
import { retry } from './retry.ts';
import { useAuth, useSession } from './SessionContext.ts';

/** Says why a signed-in person's profile could not be read or created, with a way on and a way out. */
export function SessionProblem() {
  const session = useAuth();
  const problem = useSession(selectProblem);
  usePageTitle('Your profile did not load');
  useFocusOnFailure();
  return (
    <main className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>You are signed in, but your profile did not load</h1>
        <p role="alert" className={styles.quiet}>
          {problem}
        </p>
        <div className={styles.actions}>
          <PlainButton onClick={() => session.send({ type: 'session.signOut' })}>Sign out</PlainButton>
          <PlainButton variant="primary" onClick={() => retry(session)}>
            Retry
          </PlainButton>
        </div>
      </div>
    </main>
  );
}
