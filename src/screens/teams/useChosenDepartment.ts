import { filtersOf, rowsOf } from '../../../machines/directory/selectors.ts';
import type { Department } from '../../../machines/entities.ts';
import { DepartmentsDirectoryActor } from '../../app/actors/departmentsDirectoryActor.ts';
import { TeamsDirectoryActor } from '../../app/actors/teamsDirectoryActor.ts';

/** The department whose teams are listed; none while all teams are, or it is not known. */
export function useChosenDepartment(): Department | undefined {
  const chosen = TeamsDirectoryActor.useSelector((snapshot) => filtersOf(snapshot)['department']);
  const departments = DepartmentsDirectoryActor.useSelector((snapshot) => rowsOf<Department>(snapshot));
  return departments.find(({ id }) => id === chosen);
}
