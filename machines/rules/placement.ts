import type { Department, Team } from '../entities.ts';

/** What can be chosen as the place somebody works at. */
export type PlacementChoices = { departments: Department[]; teams: Team[] };

export const NO_CHOICES: PlacementChoices = { departments: [], teams: [] };

/** The department and team chosen in a form, by id; empty is none. */
export type ChosenPlacement = { departmentId: string; teamId: string };

/** Choosing a department clears the chosen team (specification, section 4). */
export function withDepartment(departmentId: string): ChosenPlacement {
  return { departmentId, teamId: '' };
}

/** Choosing a team while no department is chosen chooses the team's own: the two always agree. */
export function withTeam(chosen: ChosenPlacement, teamId: string, teams: Team[]): ChosenPlacement {
  const team = teams.find(({ id }) => id === teamId);
  return { departmentId: chosen.departmentId || (team?.department?.id ?? ''), teamId };
}

/** The teams to offer: those of the chosen department, or all (specification, section 2). */
export function teamsOf(teams: Team[], departmentId: string): Team[] {
  return departmentId === '' ? teams : teams.filter((team) => team.department?.id === departmentId);
}

/** The chosen ids as the database keeps them: null is none. */
export function placementIds(chosen: ChosenPlacement): { departmentId: string | null; teamId: string | null } {
  return { departmentId: chosen.departmentId || null, teamId: chosen.teamId || null };
}
