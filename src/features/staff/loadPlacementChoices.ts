import { fromPromise } from 'xstate';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import type { PlacementChoices } from '../../../machines/rules/placement.ts';
import type { Backend } from '../../backend/backend.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** Every department and team of a backend. */
export async function placementChoices(
  backend: Pick<Backend, 'listDepartmentChoices' | 'listTeamChoices'>,
): Promise<Outcome<PlacementChoices>> {
  const [departments, teams] = await Promise.all([backend.listDepartmentChoices(), backend.listTeamChoices()]);
  if (!departments.ok) return departments;
  if (!teams.ok) return teams;
  return { ok: true, value: { departments: departments.value, teams: teams.value } };
}

/** Every department and team, for the selects of a dialog. */
export const loadPlacementChoices = fromPromise<Outcome<PlacementChoices>>(async () =>
  placementChoices(await loadBackend()),
);
