import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { listMachine } from '../../../machines/list/listMachine.ts';
import type { LoadedPage } from '../../../machines/list/listContext.ts';
import type { PageRequest, RowCount } from '../../../machines/list/page.ts';
import { filtersOf, rowsOf } from '../../../machines/list/selectors.ts';
import type { DepartmentRow } from '../../../machines/shared/entities.ts';
import { NO_REASON, type Outcome } from '../../../machines/shared/outcome.ts';
import { TEAM_FILTERS } from '../../backend/wire/filters.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { type LoadPage, abortable } from '../../patterns/list/listActor.ts';
import type { AllowedQuery } from '../../patterns/list/queryAddress.ts';

/** The filters and sort orders of the list of teams that the URL may contain. */
export const TEAMS_QUERY: AllowedQuery = { filters: TEAM_FILTERS, sorts: ['name', 'department', 'members'] };

/** Loads a page of the list of teams. */
export const loadTeamsPage: LoadPage = async (request, signal) => (await loadBackend()).listTeams(request, signal);

/** The list of teams; `rememberQuery` is provided by the screen. */
export const teamsListLogic = listMachine.provide({
  actors: {
    loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadTeamsPage(input, signal)),
    countRows: abortable(async ({ input, signal }) => (await loadBackend()).countTeams(input, signal)),
  },
});

export const TeamsListActor = createActorContext(teamsListLogic);

async function loadDepartments(): Promise<LoadedPage> {
  const departments = await (await loadBackend()).listDepartments();
  return departments.ok ? { ok: true, value: { rows: departments.value, next: null } } : departments;
}

/** The list of departments, in one page. The view filters it and counts its rows. */
export const DepartmentsListActor = createActorContext(
  listMachine.provide({
    actors: {
      loadPage: fromPromise(loadDepartments),
      countRows: fromPromise(() => Promise.resolve<Outcome<RowCount>>(NO_REASON)),
    },
  }),
);

/** Whether the screen shows archived teams and departments. */
export function useShowsArchived(): boolean {
  return TeamsListActor.useSelector((snapshot) => filtersOf(snapshot)['status'] === 'archived');
}

/** The department that the list of teams is filtered by; undefined without a filter or while it is not loaded. */
export function useChosenDepartment(): DepartmentRow | undefined {
  const chosen = TeamsListActor.useSelector((snapshot) => filtersOf(snapshot)['department']);
  const departments = DepartmentsListActor.useSelector((snapshot) => rowsOf<DepartmentRow>(snapshot));
  return departments.find(({ id }) => id === chosen);
}
