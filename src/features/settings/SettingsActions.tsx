import {
  selectCanDiscard,
  selectCanSave,
  selectFailure,
  selectIsUnsaved,
} from '../../../machines/settings/selectors.ts';
import { selectIsBusy, selectIsSlow } from '../../../machines/shared/dialogSelectors.ts';
import { SettingsActor } from './settingsActor.ts';
import { Button } from '../../components/button/Button.tsx';
import { Notice, SlowNotice } from '../../components/feedback/Notice.tsx';
import * as styles from './SettingsScreen.css.ts';

/** The sticky actions of the form, with its error. Disabled without changes. */
export function SettingsActions() {
  const settings = SettingsActor.useActorRef();
  const failure = SettingsActor.useSelector(selectFailure);
  const isUnsaved = SettingsActor.useSelector(selectIsUnsaved);
  const canDiscard = SettingsActor.useSelector(selectCanDiscard);
  const canSave = SettingsActor.useSelector(selectCanSave);
  const isBusy = SettingsActor.useSelector(selectIsBusy);
  const isSlow = SettingsActor.useSelector(selectIsSlow);
  return (
    <div className={styles.actions}>
      {failure !== null && (
        <div className={styles.failure}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <div className={styles.state}>
        {isUnsaved && !isSlow && (
          <p>{canSave || isBusy ? 'Unsaved changes' : 'A new password takes all three fields'}</p>
        )}
        <SlowNotice isSlow={isSlow} />
      </div>
      <Button aria-disabled={!canDiscard} onClick={() => settings.send({ type: 'form.discard' })}>
        Discard Changes
      </Button>
      <Button type="submit" variant="primary" aria-disabled={!canSave} busy={isBusy} busyLabel="Saving...">
        Save Changes
      </Button>
    </div>
  );
}
