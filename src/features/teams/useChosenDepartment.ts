import { filtersOf, rowsOf } from '../../../machines/list/selectors.ts';
import type { Department } from '../../../machines/shared/entities.ts';
import { DepartmentsListActor } from './departmentsListActor.ts';
import { TeamsListActor } from './teamsListActor.ts';

/** The department whose teams are listed; none while all teams are, or it is not known. */
export function useChosenDepartment(): Department | undefined {
  const chosen = TeamsListActor.useSelector((snapshot) => filtersOf(snapshot)['department']);
  const departments = DepartmentsListActor.useSelector((snapshot) => rowsOf<Department>(snapshot));
  return departments.find(({ id }) => id === chosen);
}
