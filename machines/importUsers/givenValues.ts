import { formatNumber } from '../rules/format.ts';
import { assignableRoles } from '../rules/permissions.ts';
import { withTeam, type ChosenPlacement, type PlacementChoices } from '../rules/placement.ts';
import { comparableName, isolated } from '../rules/text.ts';
import { isRole, roleLabel, type Role } from '../rules/roles.ts';

/** A value from a file in the format of the Add User form, and its problems. */
type Given<Value> = { value: Value; problems: string[] };

/** Resolves the role of a row, which `editor` must be allowed to assign; empty if there is none. */
export function givenRole(text: string, editor: Role | null): Given<string> {
  const name = comparableName(text).toUpperCase();
  if (name === '' || assignableRoles(editor).some((role) => role === name)) return { value: name, problems: [] };
  const problem = isRole(name) ? `You cannot give the role ${roleLabel(name)}` : `There is no role “${isolated(text)}”`;
  return { value: '', problems: [problem] };
}

/** Resolves the department and team of a row, which must belong together; a team without a department sets it. */
export function givenPlacement(
  { department, team }: { department: string; team: string },
  { departments, teams, archived }: PlacementChoices,
): Given<ChosenPlacement> {
  const none: ChosenPlacement = { departmentId: '', teamId: '' };
  const noTeam = notOffered('team', team, archived?.teams);
  const chosen = departments.find(isNamed(department));
  if (department !== '' && chosen === undefined) {
    const isTeamUnknown = team !== '' && !teams.some(isNamed(team));
    const problem = notOffered('department', department, archived?.departments);
    return { value: none, problems: [problem, ...(isTeamUnknown ? [noTeam] : [])] };
  }
  const inDepartment = { ...none, departmentId: chosen?.id ?? '' };
  if (team === '') return { value: inDepartment, problems: [] };
  const named = teams.filter(isNamed(team));
  if (named.length === 0) return wrong(inDepartment, noTeam);
  const possible = chosen ? named.filter((found) => found.department?.id === chosen.id) : named;
  const [found] = possible;
  if (chosen && !found)
    return wrong(inDepartment, `The team “${isolated(team)}” is not in the department “${isolated(chosen.name)}”`);
  if (!found || possible.length > 1) {
    const count = formatNumber(named.length);
    return wrong(inDepartment, `There are ${count} teams called “${isolated(team)}”. Name the department, too`);
  }
  return { value: withTeam(inDepartment, found.id, teams), problems: [] };
}

function notOffered(noun: 'department' | 'team', name: string, archived: { name: string }[] = []): string {
  const isArchived = archived.some(isNamed(name));
  return isArchived ? `The ${noun} “${isolated(name)}” is archived` : `There is no ${noun} “${isolated(name)}”`;
}

function wrong<Value>(value: Value, problem: string): Given<Value> {
  return { value, problems: [problem] };
}

function isNamed(text: string): (record: { name: string }) => boolean {
  const wanted = comparableName(text);
  return ({ name }) => comparableName(name) === wanted;
}
