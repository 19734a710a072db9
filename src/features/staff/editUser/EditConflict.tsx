import type { EditUserField } from '../../../../machines/editUser/editUserForm.ts';
import { selectDifferences } from '../../../../machines/editUser/selectors.ts';
import { EditUserActor } from './editUserActor.ts';
import { useConfirmUnload } from '../../../lib/useConfirmUnload.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Differences } from '../../../components/table/Differences.tsx';

const LABELS: Record<EditUserField, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  role: 'Role',
  departmentId: 'Department',
  teamId: 'Team',
};

/** Somebody else saved meanwhile: what they saved beside what is typed, and the choice between the two. */
export function EditConflict() {
  const dialog = EditUserActor.useActorRef();
  useConfirmUnload(dialog);
  const differences = EditUserActor.useSelector(selectDifferences);
  return (
    <Dialog
      title="Somebody else changed this user"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
          <Button onClick={() => dialog.send({ type: 'conflict.takeNewer' })}>Use theirs</Button>
          <Button variant="primary" onClick={() => dialog.send({ type: 'conflict.overwrite' })}>
            Save mine
          </Button>
        </>
      }
    >
      <p>Nothing is overwritten yet. Save mine writes only what you changed, and keeps the rest of theirs.</p>
      <Differences rows={differences.map(({ field, ...values }) => ({ label: LABELS[field], ...values }))} />
    </Dialog>
  );
}
