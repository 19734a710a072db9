import { useEffect } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { selectIsConfirmingLeave, selectIsUnsaved } from '../../../machines/settings/selectors.ts';
import { SettingsActor } from '../../app/actors/settingsActor.ts';
import { useNavigationHold } from '../../app/navigation/NavigationHold.ts';
import { ToastSlot } from '../../app/toasts/ToastSlot.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Asks before unsaved changes are left: by a link, Back, or a closing tab. */
export function LeaveGuard() {
  const settings = SettingsActor.useActorRef();
  const isConfirming = SettingsActor.useSelector(selectIsConfirmingLeave);
  const holdNavigation = useNavigationHold();
  useBeforeUnload((event) => {
    if (selectIsUnsaved(settings.getSnapshot())) event.preventDefault();
  });
  useEffect(() => {
    let leave = () => {};
    const proceeding = settings.on('proceed', () => leave());
    const release = holdNavigation((proceed) => {
      if (!selectIsUnsaved(settings.getSnapshot())) return false;
      leave = proceed;
      settings.send({ type: 'leave.requested' });
      return true;
    });
    return () => {
      proceeding.unsubscribe();
      release();
    };
  }, [holdNavigation, settings]);

  if (!isConfirming) return null;
  const stay = () => settings.send({ type: 'leave.cancelled' });
  return (
    <Dialog
      role="alertdialog"
      title="Leave without saving?"
      onRequestClose={stay}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button data-autofocus onClick={stay}>
            Stay
          </Button>
          <Button variant="danger" onClick={() => settings.send({ type: 'leave.confirmed' })}>
            Leave
          </Button>
        </>
      }
    >
      <p>Your changes to the settings are not saved.</p>
    </Dialog>
  );
}
