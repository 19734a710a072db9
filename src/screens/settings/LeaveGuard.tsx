import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { selectIsConfirmingLeave, selectIsUnsaved } from '../../../machines/settings/selectors.ts';
import { SettingsActor } from '../../app/actors/settingsActor.ts';
import { ToastSlot } from '../../app/toasts/ToastSlot.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Asks before unsaved changes are left: by a link, Back, or a closing tab. */
export function LeaveGuard() {
  const settings = SettingsActor.useActorRef();
  const isConfirming = SettingsActor.useSelector(selectIsConfirmingLeave);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && selectIsUnsaved(settings.getSnapshot()),
  );
  useBeforeUnload((event) => {
    if (selectIsUnsaved(settings.getSnapshot())) event.preventDefault();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const proceeding = settings.on('proceed', () => blocker.proceed());
    const staying = settings.on('reset', () => blocker.reset());
    settings.send({ type: 'leave.requested' });
    return () => {
      proceeding.unsubscribe();
      staying.unsubscribe();
    };
  }, [blocker, settings]);

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
