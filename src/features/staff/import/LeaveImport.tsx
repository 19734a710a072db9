import { selectUnsavedCount } from '../../../../machines/importUsers/selectors.ts';
import { ImportUsersActor } from './importUsersActor.ts';
import { LeaveDialog } from '../../settings/LeaveDialog.tsx';
import { counted } from '../../../../machines/rules/counted.ts';

/** Asks before passwords that were not downloaded are lost. */
export function LeaveImport() {
  const dialog = ImportUsersActor.useActorRef();
  const unsaved = ImportUsersActor.useSelector(selectUnsavedCount);
  return (
    <LeaveDialog
      title="Leave without the passwords?"
      onStay={() => dialog.send({ type: 'leave.cancel' })}
      onLeave={() => dialog.send({ type: 'leave.confirm' })}
    >
      {`${counted(unsaved, 'temporary password was', 'temporary passwords were')} not downloaded.`} Afterwards{' '}
      {unsaved === 1 ? 'this person needs' : 'these people need'} a reset email to sign in.
    </LeaveDialog>
  );
}
