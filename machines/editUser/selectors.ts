import { normalizedName } from '../rules/text.ts';
import type { SnapshotFrom } from 'xstate';
import { fieldsOf } from '../rules/fields.ts';
import { assignableRoles } from '../rules/permissions.ts';
import { teamsOf } from '../rules/placement.ts';
import { takenNewerText } from '../rules/takenNewerText.ts';
import { roleLabel, type Role } from '../rules/roles.ts';
import { formOf, isChanged, type EditUserField } from './editUserForm.ts';
import type { editUserMachine } from './editUserMachine.ts';
import { failureText, savedPartText } from './failure.ts';

type Snapshot = SnapshotFrom<typeof editUserMachine>;

/** A department or team to choose. */
export type Choice = { id: string; name: string };

/** A field that somebody else saved differently, in the words of the form; empty is none. */
export type Difference = { field: EditUserField; typed: string; saved: string };

/** What the dialog shows; `assignmentFailed` shows the form as well. */
export type EditUserView = 'closed' | 'permissionDenied' | 'gone' | 'form' | 'assignmentFailed' | 'conflict';

/** What the dialog shows now. */
export function selectView(snapshot: Snapshot): EditUserView {
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches('permissionDenied')) return 'permissionDenied';
  if (snapshot.matches('gone')) return 'gone';
  if (snapshot.matches({ open: { form: 'assignmentFailed' } })) return 'assignmentFailed';
  if (snapshot.matches({ open: { form: 'conflict' } })) return 'conflict';
  return 'form';
}

/** Who is edited, as saved. */
export function selectTarget(snapshot: Snapshot) {
  return snapshot.context.target;
}

/** What is typed and chosen, by field. */
export function selectForm(snapshot: Snapshot) {
  return snapshot.context.form;
}

/** What is wrong, by field. */
export function selectErrors(snapshot: Snapshot) {
  return snapshot.context.errors;
}

/** The roles to offer: below the editor's own; the target's, when it is none of them, can be kept. */
export function selectRoleChoices({ context: { editor, target } }: Snapshot): Role[] {
  const roles: Role[] = assignableRoles(editor.role);
  return target.role === null || roles.includes(target.role) ? roles : [...roles, target.role];
}

/** The departments to offer; the target's own is there before the others are loaded. */
export function selectDepartmentChoices({ context: { choices, target } }: Snapshot): Choice[] {
  return withCurrent(choices.departments, target.assignment?.department ?? null);
}

/** The teams to offer: those of the chosen department, or all; the target's own is there before the others. */
export function selectTeamChoices({ context: { choices, form, target } }: Snapshot): Choice[] {
  const isInOwnDepartment = form.departmentId === formOf(target).departmentId;
  return withCurrent(teamsOf(choices.teams, form.departmentId), isInOwnDepartment ? target.assignment?.team : null);
}

/** Whether departments and teams can be chosen yet. */
export function selectChoicesStatus(snapshot: Snapshot): 'loading' | 'ready' | 'failed' {
  if (snapshot.matches({ open: { choices: 'failed' } })) return 'failed';
  return snapshot.matches({ open: { choices: 'ready' } }) ? 'ready' : 'loading';
}

/** Whether a request of the form is under way. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether it takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}

/** Why the last attempt was refused. */
export function selectFailure({ context: { error } }: Snapshot): string | null {
  return failureText(error) || null;
}

/** What is saved and what is not, after the second write failed. */
export function selectSavedPart(snapshot: Snapshot): string | null {
  return selectView(snapshot) === 'assignmentFailed' ? savedPartText(snapshot.context.error) : null;
}

/** After Use theirs: whether there is something to save. */
export function selectTakenNewerNote({ context: { hasTakenNewer, form, target } }: Snapshot): string | null {
  return hasTakenNewer ? takenNewerText(isChanged(form, target)) : null;
}

/** Where the newer version differs from what is typed, in the order of the form. */
export function selectDifferences(snapshot: Snapshot): Difference[] {
  const { form, newer, choices, target } = snapshot.context;
  if (newer === null) return [];
  const saved = formOf(newer);
  const assignments = [newer.assignment, target.assignment];
  const known = assignments.flatMap((assignment) => [assignment?.department, assignment?.team]);
  const names = new Map(
    [...choices.departments, ...choices.teams, ...known].flatMap((place) => (place ? [[place.id, place.name]] : [])),
  );
  const words = (field: EditUserField, value: string) =>
    field === 'role' ? roleLabel(value) : (names.get(value) ?? value);
  return fieldsOf(saved)
    .filter((field) => normalizedName(form[field]) !== saved[field])
    .map((field) => ({
      field,
      typed: words(field, normalizedName(form[field])),
      saved: words(field, saved[field]),
    }));
}

function withCurrent(choices: Choice[], current: Choice | null | undefined): Choice[] {
  return !current || choices.some(({ id }) => id === current.id) ? choices : [current, ...choices];
}
