import { AddUserActor } from './addUserActor.ts';
import { useConfirmUnload } from '../../../lib/useConfirmUnload.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { AddUserProblem } from './AddUserProblem.tsx';

/** The address has an account that was never finished: Start over discards it first (decisions, sign-in). */
export function UnfinishedAccount() {
  const dialog = AddUserActor.useActorRef();
  useConfirmUnload(dialog);
  return (
    <Dialog
      title="Add User"
      onSubmit={() => dialog.send({ type: 'account.startOver' })}
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
          <Button onClick={() => dialog.send({ type: 'email.correct' })}>Change email</Button>
          <Button type="submit" variant="primary" data-autofocus>
            Start over
          </Button>
        </>
      }
    >
      <AddUserProblem />
      <p>Start over discards that account and adds the user with a new temporary password.</p>
    </Dialog>
  );
}
