import { selectIsOpen as selectIsAddDepartmentOpen } from '../../../machines/addDepartment/selectors.ts';
import { selectIsOpen as selectIsAddTeamOpen } from '../../../machines/addTeam/selectors.ts';
import { selectView as selectEditView } from '../../../machines/editTeam/selectors.ts';
import { AddDepartmentActor } from '../../app/actors/addDepartmentActor.ts';
import { AddTeamActor } from '../../app/actors/addTeamActor.ts';
import { EditTeamActor } from '../../app/actors/editTeamActor.ts';
import { AddDepartmentDialog } from './AddDepartmentDialog.tsx';
import { AddTeamDialog } from './AddTeamDialog.tsx';
import { EditTeamDialog } from './EditTeamDialog.tsx';

/** The dialog that is open, if one is. */
export function TeamsDialogs() {
  const isAddingDepartment = AddDepartmentActor.useSelector(selectIsAddDepartmentOpen);
  const isAddingTeam = AddTeamActor.useSelector(selectIsAddTeamOpen);
  const isEditing = EditTeamActor.useSelector(selectEditView) !== 'closed';
  return (
    <>
      {isAddingDepartment && <AddDepartmentDialog />}
      {isAddingTeam && <AddTeamDialog />}
      {isEditing && <EditTeamDialog />}
    </>
  );
}
