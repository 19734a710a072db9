import { selectUnsavedCount } from '../../../../machines/importUsers/selectors.ts';
import { ImportUsersActor } from '../../../app/actors/importUsersActor.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { counted } from './counted.ts';

/** Asks before passwords that were not downloaded are lost. */
export function LeaveImport() {
  const dialog = ImportUsersActor.useActorRef();
  const unsaved = ImportUsersActor.useSelector(selectUnsavedCount);
  const stay = () => dialog.send({ type: 'leave.cancel' });
  return (
    <Dialog
      role="alertdialog"
      title="Leave without the passwords?"
      onRequestClose={stay}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button data-autofocus onClick={stay}>
            Stay
          </Button>
          <Button variant="danger" onClick={() => dialog.send({ type: 'leave.confirm' })}>
            Leave
          </Button>
        </>
      }
    >
      <p>
        {`${counted(unsaved, 'temporary password was', 'temporary passwords were')} not downloaded.`} Afterwards these
        people need a reset email to sign in.
      </p>
    </Dialog>
  );
}
