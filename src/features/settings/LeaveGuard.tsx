import { useEffect } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { selectIsConfirmingLeave, selectIsUnsaved } from '../../../machines/settings/selectors.ts';
import { SettingsActor } from './settingsActor.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useNavigationBlocker } from '../../app/session/NavigationBlocker.ts';
import { useFocusAfterDialog } from '../../lib/useFocusAfterDialog.ts';

/** Asks before unsaved changes are left: by a link, Back, Sign out, or a closing tab. */
export function LeaveGuard() {
  const settings = SettingsActor.useActorRef();
  const isConfirming = SettingsActor.useSelector(selectIsConfirmingLeave);
  const { blockNavigation } = useNavigationBlocker();
  useFocusAfterDialog(isConfirming);
  useBeforeUnload((event) => {
    if (selectIsUnsaved(settings.getSnapshot())) event.preventDefault();
  });
  useEffect(() => {
    let leave = () => {};
    const proceeding = settings.on('proceed', () => leave());
    const release = blockNavigation((proceed) => {
      if (!selectIsUnsaved(settings.getSnapshot())) return false;
      leave = proceed;
      settings.send({ type: 'leave.requested' });
      return true;
    });
    return () => {
      proceeding.unsubscribe();
      release();
    };
  }, [blockNavigation, settings]);

  if (!isConfirming) return null;
  return (
    <LeaveDialog
      title="Leave without saving?"
      onStay={() => settings.send({ type: 'leave.cancelled' })}
      onLeave={() => settings.send({ type: 'leave.confirmed' })}
    >
      Your changes to the settings are not saved.
    </LeaveDialog>
  );
}
