import { DEVICES_NOTE } from '../../../machines/settings/otherDevicesTexts.ts';
import { selectIsSigningOutDevices, selectIsSigningOutDevicesSlow } from '../../../machines/settings/selectors.ts';
import { SettingsActor } from './settingsActor.ts';
import { Button } from '../../components/button/Button.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { SlowNotice } from '../../components/feedback/SlowNotice.tsx';
import * as styles from './SettingsScreen.css.ts';

/** Ends every other session of the person; this one stays (decisions, sign-in). */
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
