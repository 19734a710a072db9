import { filtersOf, rowsOf } from '../../../machines/list/selectors.ts';
import type { Department } from '../../../machines/shared/entities.ts';
import { DepartmentsDirectoryActor } from './departmentsDirectoryActor.ts';
import { TeamsDirectoryActor } from './teamsDirectoryActor.ts';

/** The department whose teams are listed; none while all teams are, or it is not known. */
export function useChosenDepartment(): Department | undefined {
  const chosen = TeamsDirectoryActor.useSelector((snapshot) => filtersOf(snapshot)['department']);
  const departments = DepartmentsDirectoryActor.useSelector((snapshot) => rowsOf<Department>(snapshot));
  return departments.find(({ id }) => id === chosen);
}
