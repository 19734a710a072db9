import { selectIsBusy, type AddUserView } from '../../../../machines/addUser/selectors.ts';
import { AddUserActor } from './addUserActor.ts';
import { Button } from '../../../components/button/Button.tsx';

/** The views that show the form. */
export type FormView = Extract<AddUserView, 'form' | 'interrupted' | 'assignmentFailed'>;

/** The actions below the form: the main one repeats what failed. */
export function AddUserFooter({ view }: { view: FormView }) {
  const dialog = AddUserActor.useActorRef();
  const isBusy = AddUserActor.useSelector(selectIsBusy);
  const canClose = AddUserActor.useSelector((snapshot) => snapshot.can({ type: 'dialog.close' }));
  const isDiscarding = view === 'interrupted' && isBusy;
  return (
    <>
      {view === 'assignmentFailed' ? (
        <Button onClick={() => dialog.send({ type: 'assignment.skip' })}>Continue without</Button>
      ) : (
        <Button aria-disabled={!canClose} onClick={() => dialog.send({ type: 'dialog.close' })}>
          {view === 'form' ? 'Cancel' : 'Close'}
        </Button>
      )}
      {view === 'interrupted' && (
        <Button busy={isDiscarding} busyLabel="Discarding..." onClick={() => dialog.send({ type: 'account.discard' })}>
          Discard account
        </Button>
      )}
      {view === 'form' ? (
        <Button key="submit" type="submit" variant="primary" busy={isBusy} busyLabel="Adding...">
          Add User
        </Button>
      ) : (
        <Button key="submit" type="submit" variant="primary" aria-disabled={isDiscarding}>
          Retry
        </Button>
      )}
    </>
  );
}
