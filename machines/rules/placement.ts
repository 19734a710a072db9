import type { Department, Team } from '../shared/entities.ts';
import { comparableName, isolated } from './text.ts';

/** What can be chosen as the place somebody works at. */
export type PlacementChoices = { departments: Department[]; teams: Team[] };

export const NO_CHOICES: PlacementChoices = { departments: [], teams: [] };

/** The department and team chosen in a form, by id; empty is none. */
export type ChosenPlacement = Record<keyof Placement, string>;

/** The same as the database stores it: null is none. */
export type Placement = { departmentId: string | null; teamId: string | null };

/** Choosing a team while no department is chosen chooses the team's own: the two always agree. */
export function withTeam(chosen: ChosenPlacement, teamId: string, teams: Team[]): ChosenPlacement {
  const team = teams.find(({ id }) => id === teamId);
  return { departmentId: chosen.departmentId || (team?.department?.id ?? ''), teamId };
}

/** The form after `field` was changed: a department clears the team (specification, section 4), a team brings its department. */
export function withField<Form extends ChosenPlacement>(
  form: Form,
  field: keyof Form,
  value: string,
  teams: Team[],
): Form {
  if (field === 'departmentId') return { ...form, departmentId: value, teamId: '' };
  if (field === 'teamId') return { ...form, ...withTeam(form, value, teams) };
  return { ...form, [field]: value };
}

/**
 * The teams to offer: those of the chosen department, or all (specification, section 2). Of teams that share a name each
 * says its department.
 */
export function teamsOf(teams: Team[], departmentId: string): { id: string; name: string }[] {
  if (departmentId !== '') return teams.filter((team) => team.department?.id === departmentId);
  const nameKey = ({ name }: Team) => comparableName(name);
  const names = new Set<string>();
  const sharedNames = new Set<string>();
  for (const team of teams) (names.has(nameKey(team)) ? sharedNames : names).add(nameKey(team));
  if (sharedNames.size === 0) return teams;
  return teams.map((team) =>
    team.department !== null && sharedNames.has(nameKey(team))
      ? { id: team.id, name: `${isolated(team.name)} · ${isolated(team.department.name)}` }
      : team,
  );
}

/** The chosen ids as the database keeps them: null is none. */
export function placementIds(chosen: ChosenPlacement): Placement {
  return { departmentId: chosen.departmentId || null, teamId: chosen.teamId || null };
}
