import { useState } from 'react';
import { selectProfile } from '../../../machines/session/selectors.ts';
import { SettingsActor, settingsLogic } from './settingsActor.ts';
import { storedDraft } from '../../session/drafts.ts';
import { useAuth, useSession } from '../../session/SessionContext.ts';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SETTINGS, SettingsForm } from './SettingsForm.tsx';
import * as styles from './SettingsScreen.css.ts';
import { SessionList } from '../sessions/SessionList.tsx';

/** The user's own settings (specification, section 2). */
export function Component() {
  const session = useAuth();
  const profile = useSession(selectProfile);
  const [passwordChanges, setPasswordChanges] = useState(0);
  const [logic] = useState(() => settingsLogic(session, () => setPasswordChanges((count) => count + 1)));
  const [draft] = useState(() => storedDraft(profile?.id ?? '', SETTINGS));
  if (profile === null) return null;
  const { id: userId, email, displayName } = profile;
  return (
    <div className={styles.column}>
      <PageHeader title="Settings" />
      <SettingsActor.Provider
        key={userId}
        logic={logic}
        options={{ input: { userId, email, displayName, draft: typeof draft === 'string' ? draft : null } }}
      >
        <SettingsForm profile={profile} />
        <LeaveGuard />
      </SettingsActor.Provider>
      <SessionList userId={userId} version={passwordChanges} />
    </div>
  );
}
