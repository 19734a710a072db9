import { useState } from 'react';
import { selectProfile } from '../../../machines/session/selectors.ts';
import { SettingsActor, settingsLogic } from './settingsActor.ts';
import { storedSettingsDraft } from './settingsDraft.ts';
import { useAuth, useSession } from '../../app/session/SessionContext.ts';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import * as styles from './SettingsScreen.css.ts';
import { DEVICES_NOTE } from '../../../machines/settings/settingsTexts.ts';
import { selectIsSigningOutDevices, selectIsSigningOutDevicesSlow } from '../../../machines/settings/selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { SlowNotice } from '../../components/feedback/Notice.tsx';

/** The user's own settings (specification, section 2). */
export function Component() {
  const session = useAuth();
  const profile = useSession(selectProfile);
  const [logic] = useState(() => settingsLogic(session));
  const [draft] = useState(() => (profile === null ? null : storedSettingsDraft(profile.id)));
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

/** Ends the user's sessions on all other devices (decisions, sign-in). */
export function DevicesPanel() {
  const settings = SettingsActor.useActorRef();
  const isBusy = SettingsActor.useSelector(selectIsSigningOutDevices);
  const isSlow = SettingsActor.useSelector(selectIsSigningOutDevicesSlow);
  return (
    <Panel title="Devices">
      <div className={styles.option}>
        <div>
          <p className={styles.quiet}>{DEVICES_NOTE}</p>
          <SlowNotice isSlow={isSlow} />
        </div>
        <Button busy={isBusy} busyLabel="Signing out..." onClick={() => settings.send({ type: 'devices.signOut' })}>
          Sign out other devices
        </Button>
      </div>
    </Panel>
  );
}
