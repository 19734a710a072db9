import { fromPromise } from 'xstate';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import type { PlacementChoices } from '../../../machines/rules/placement.ts';
import type { Backend } from '../../backend/backend.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** Every department and team of a backend, the archived ones apart. */
export async function placementChoices(
  backend: Pick<Backend, 'listDepartments' | 'listTeamChoices'>,
): Promise<Outcome<PlacementChoices>> {
  const [departments, teams] = await Promise.all([backend.listDepartments(), backend.listTeamChoices()]);
  if (!departments.ok) return departments;
  if (!teams.ok) return teams;
  const choices = (isArchived: boolean) => ({
    departments: departments.value.filter((department) => department.isArchived === isArchived),
    teams: teams.value.filter((team) => team.isArchived === isArchived),
  });
  return { ok: true, value: { ...choices(false), archived: choices(true) } };
}

/** Every department and team, for the selects of a dialog. */
export const loadPlacementChoices = fromPromise<Outcome<PlacementChoices>>(async () =>
  placementChoices(await loadBackend()),
);
