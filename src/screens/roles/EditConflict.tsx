import type { EditUserField } from '../../../machines/editUser/editUserForm.ts';
import { selectDifferences } from '../../../machines/editUser/selectors.ts';
import { EditUserActor } from '../../app/actors/editUserActor.ts';
import { ToastSlot } from '../../app/toasts/ToastSlot.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import * as styles from './dialogForm.css.ts';

const LABELS: Record<EditUserField, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  role: 'Role',
  departmentId: 'Department',
  teamId: 'Team',
};

const NONE = '-';

/** Somebody else saved meanwhile: what they saved beside what is typed, and the choice between the two. */
export function EditConflict() {
  const dialog = EditUserActor.useActorRef();
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
      {differences.length > 0 && (
        <table className={styles.differences}>
          <thead>
            <tr>
              <th scope="col" className={styles.differenceName}>
                Field
              </th>
              <th scope="col" className={styles.differenceName}>
                Theirs, saved
              </th>
              <th scope="col" className={styles.differenceName}>
                Mine
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, saved, typed }) => (
              <tr key={field}>
                <th scope="row" className={styles.differenceName}>
                  {LABELS[field]}
                </th>
                <td className={styles.difference}>
                  <bdi>{saved || NONE}</bdi>
                </td>
                <td className={styles.difference}>
                  <bdi>{typed || NONE}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
