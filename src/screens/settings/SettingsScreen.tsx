import { useState } from 'react';
import { selectProfile } from '../../../machines/session/selectors.ts';
import { SettingsActor, settingsLogic } from '../../app/actors/settingsActor.ts';
import { keptSettingsDraft } from '../../app/actors/settingsDraft.ts';
import { usePageTitle } from '../../app/routes/usePageTitle.ts';
import { useAuth, useSession } from '../../app/session/SessionContext.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DevicesPanel } from './DevicesPanel.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import * as styles from './SettingsScreen.css.ts';

/** The person's own settings (specification, section 2). */
export function Component() {
  usePageTitle('Settings');
  const session = useAuth();
  const profile = useSession(selectProfile);
  const [logic] = useState(() => settingsLogic(session));
  const [draft] = useState(() => (profile === null ? null : keptSettingsDraft(profile.id)));
  if (profile === null) return null;
  const { id: userId, email, displayName } = profile;
  return (
    <div className={styles.column}>
      <PageHeader title="Settings" />
      <SettingsActor.Provider key={userId} logic={logic} options={{ input: { userId, email, displayName, draft } }}>
        <SettingsForm profile={profile} />
        <DevicesPanel />
        <LeaveGuard />
      </SettingsActor.Provider>
    </div>
  );
}
