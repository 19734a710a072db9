import { Button } from '../../../components/button/Button.tsx';
import { FormDialog } from '../../../patterns/dialog/FormDialog.tsx';
import { AddUserActor } from './addUserActor.ts';
import { AddUserProblem } from './AddUserForm.tsx';

/** The address has an unfinished account: Start over discards it first (decisions, sign-in). */
export function UnfinishedAccount() {
  const dialog = AddUserActor.useActorRef();
  return (
    <FormDialog
      title="Add User"
      dialog={dialog}
      onSubmit={() => dialog.send({ type: 'account.startOver' })}
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
      <p>Start over discards that account and adds the user again.</p>
    </FormDialog>
  );
}
