import { selectDifferences, type Difference } from '../../../../machines/editTeam/selectors.ts';
import { EditTeamActor } from './editTeamActor.ts';
import { useConfirmUnload } from '../../../lib/useConfirmUnload.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Differences } from '../../../components/table/Differences.tsx';

const LABELS: Record<Difference['field'], string> = { name: 'Team Name', departmentId: 'Department' };

/** Somebody else saved the team meanwhile: both versions side by side, and the choice between them. */
export function TeamConflict() {
  const dialog = EditTeamActor.useActorRef();
  useConfirmUnload(dialog);
  const differences = EditTeamActor.useSelector(selectDifferences, isSame);
  return (
    <Dialog
      title="Somebody else changed this team"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
          <Button onClick={() => dialog.send({ type: 'conflict.takeNewer' })}>Use theirs</Button>
          <Button variant="primary" onClick={() => dialog.send({ type: 'conflict.overwrite' })}>
            Save mine
          </Button>
        </>
      }
      overlay={<ToastSlot />}
    >
      <p>Nothing is overwritten yet. Save mine writes only what you changed, and keeps the rest of theirs.</p>
      <Differences rows={differences.map(({ field, ...values }) => ({ label: LABELS[field], ...values }))} />
    </Dialog>
  );
}

function isSame(one: Difference[], other: Difference[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
