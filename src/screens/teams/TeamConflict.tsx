import { selectDifferences, type Difference } from '../../../machines/editTeam/selectors.ts';
import { EditTeamActor } from '../../app/actors/editTeamActor.ts';
import { ToastSlot } from '../../app/toasts/ToastSlot.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import * as styles from './TeamDialog.css.ts';

const LABELS: Record<Difference['field'], string> = { name: 'Team Name', departmentId: 'Department' };

/** Somebody else saved the team meanwhile: both versions side by side, and the choice between them. */
export function TeamConflict() {
  const dialog = EditTeamActor.useActorRef();
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
      {differences.length > 0 && (
        <table className={styles.differences}>
          <thead>
            <tr>
              {['Field', 'Theirs, saved', 'Mine'].map((column) => (
                <th key={column} scope="col" className={styles.differenceName}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, saved, typed }) => (
              <tr key={field}>
                <th scope="row" className={styles.differenceName}>
                  {LABELS[field]}
                </th>
                <td className={styles.difference}>
                  <bdi>{saved}</bdi>
                </td>
                <td className={styles.difference}>
                  <bdi>{typed}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

function isSame(one: Difference[], other: Difference[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
