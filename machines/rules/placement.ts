import type { Department, Team } from '../shared/entities.ts';
import { comparableName, isolated } from './text.ts';

/** The departments and teams to select from, and the archived ones, which a file or a filter may still name. */
export type PlacementChoices = {
  departments: Department[];
  teams: Team[];
  archived?: { departments: Department[]; teams: Team[] };
};

export const NO_CHOICES: PlacementChoices = { departments: [], teams: [] };

/** The department and team selected in a form, by id; empty for none. */
export type ChosenPlacement = Record<keyof Placement, string>;

/** The placement as stored in the database; null for none. */
export type Placement = { departmentId: string | null; teamId: string | null };

/** Selects a team, and its department if none is selected. */
export function withTeam(chosen: ChosenPlacement, teamId: string, teams: Team[]): ChosenPlacement {
  const team = teams.find(({ id }) => id === teamId);
  return { departmentId: chosen.departmentId || (team?.department?.id ?? ''), teamId };
}

/**
 * The form after a change of `field`: a department clears the team (specification, section 4), a team selects its
 * department.
 */
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
 * The teams to offer: those of the selected department, or all (specification, section 2). Teams with the same name get
 * their department as a suffix.
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

/** The selected ids as stored in the database; null for none. */
export function placementIds(chosen: ChosenPlacement): Placement {
  return { departmentId: chosen.departmentId || null, teamId: chosen.teamId || null };
}
