import { fieldsOf } from '../rules/fields.ts';
import { assignableRoles, canEdit, type Party } from '../rules/permissions.ts';
import { NO_CHOICES, teamsOf, withField, type PlacementChoices } from '../rules/placement.ts';
import { roleLabel, type Role } from '../rules/roles.ts';
import { takenNewerText } from '../rules/takenNewerText.ts';
import { normalizedName } from '../rules/text.ts';
import type { FieldErrors } from '../rules/validation.ts';
import { NOBODY, type StaffMember } from '../shared/entities.ts';
import { errorText, type BackendError, type ErrorKind } from '../shared/outcome.ts';
import { afterNewer, formOf, isChanged, type EditUserField, type EditUserForm } from './editUserForm.ts';
import { isForbidden, type StaffUpdateOutput } from './staffUpdateMachine.ts';

export type EditUserContext = {
  editor: Party;
  /** The version that the edit is based on. */
  target: StaffMember;
  form: EditUserForm;
  errors: FieldErrors<EditUserField>;
  choices: PlacementChoices;
  /** The version that somebody else saved in the meantime. */
  newer: StaffMember | null;
  /** Whether the user replaced their values by the newer version. */
  hasTakenNewer: boolean;
  /** Why the last attempt failed. */
  error: BackendError | null;
};

/** What the dialog is opened with. */
export type EditUserProps = { editor: Party; target: StaffMember };
export type FieldChange = { field: EditUserField; value: string };

export type EditUserEvent =
  | ({ type: 'dialog.open' } & EditUserProps)
  /** Cancel, or Close. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'form.submit' }
  | { type: 'choices.retry' }
  /** Repeats the write that failed. */
  | { type: 'retry' }
  /** Saves the form over the newer version. */
  | { type: 'conflict.overwrite' }
  /** Replaces the form by the newer version. */
  | { type: 'conflict.takeNewer' };

type FormView = 'assignmentFailed' | 'conflict';
type Snapshot = {
  context: EditUserContext;
  matches(state: 'closed' | 'permissionDenied' | 'gone' | { open: { form: FormView } }): boolean;
};

/** A department or team to choose. */
type Choice = { id: string; name: string };

/** A field that somebody else saved differently, as texts; empty is none. */
type Difference = { field: EditUserField; typed: string; saved: string };

/** What the dialog shows; `assignmentFailed` shows the form as well. */
type EditUserView = 'closed' | 'permissionDenied' | 'gone' | 'form' | FormView;

/** The context of a closed dialog. */
export const CLOSED: EditUserContext = {
  editor: { id: '', role: null },
  target: NOBODY,
  form: formOf(NOBODY),
  errors: {},
  choices: NO_CHOICES,
  newer: null,
  hasTakenNewer: false,
  error: null,
};

/** The context after a field was changed: clears its error and the last failure. */
export function afterChange({ form, errors, choices }: EditUserContext, { field, value }: FieldChange) {
  const others = Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
  return { form: withField(form, field, value, choices.teams), errors: others, error: null };
}

/** The context after an attempt that read the person again: the next one is based on that version. */
export function afterAttempt({ form, target }: EditUserContext, member: StaffMember) {
  return { target: member, form: afterNewer(form, target, member) };
}

const DENIED = 'You do not have permission to edit this user';

/** Texts for errors that have none of the server (specification, section 8). */
const FALLBACKS: Partial<Record<ErrorKind, string>> = {
  unreachable: 'Could not confirm whether the changes were saved. Check your connection and try again.',
  permission: DENIED,
  changed: 'Somebody else changed this user in the meantime. Try again.',
};

/** Why the changes were not saved: the server's text, or ours; empty without an error. */
export function failureText(error: BackendError | null): string {
  return error === null ? '' : errorText(error, FALLBACKS[error.kind] ?? 'Failed to update user');
}

/** Whether the editor may not edit the person any more: their role was read again, or the server says so. */
export function isDenied(editor: Party, { member, error }: StaffUpdateOutput): boolean {
  return !canEdit(editor, member) || isForbidden(error);
}

/** The text of the toast beside Permission Denied. */
export function deniedText({ result, error }: StaffUpdateOutput): string {
  return result === 'assignmentRejected' ? savedPartText(error) : DENIED;
}

function savedPartText(error: BackendError | null): string {
  return error?.kind === 'unreachable'
    ? 'Name and role are saved. Could not confirm whether the department and team are.'
    : 'Name and role are saved, but the department and team are not.';
}

/** What the dialog shows. */
export function selectView(snapshot: Snapshot): EditUserView {
  const views = ['closed', 'permissionDenied', 'gone'] as const;
  const formViews = ['assignmentFailed', 'conflict'] as const;
  return (
    views.find((view) => snapshot.matches(view)) ??
    formViews.find((view) => snapshot.matches({ open: { form: view } })) ??
    'form'
  );
}

/** The person as saved. */
export function selectTarget({ context }: Snapshot): StaffMember {
  return context.target;
}

/** The roles to offer: those below the editor's, and the target's own. */
export function selectRoleChoices({ context: { editor, target } }: Snapshot): Role[] {
  const roles: Role[] = assignableRoles(editor.role);
  return target.role === null || roles.includes(target.role) ? roles : [...roles, target.role];
}

/** The departments to offer; the target's own is offered before the others are loaded. */
export function selectDepartmentChoices({ context: { choices, target } }: Snapshot): Choice[] {
  return withCurrent(choices.departments, target.assignment?.department ?? null);
}

/** The teams of the chosen department, or all; the target's own is offered before the others are loaded. */
export function selectTeamChoices({ context: { choices, form, target } }: Snapshot): Choice[] {
  const isInOwnDepartment = form.departmentId === formOf(target).departmentId;
  return withCurrent(teamsOf(choices.teams, form.departmentId), isInOwnDepartment ? target.assignment?.team : null);
}

/** Why the last attempt failed. */
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

/** The fields in which the newer version differs from the form, in the form's order. */
export function selectDifferences({ context: { form, newer, choices, target } }: Snapshot): Difference[] {
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
    .map((field) => ({ field, typed: normalizedName(form[field]), saved: saved[field] }))
    .filter(({ typed, saved }) => typed !== saved)
    .map(({ field, typed, saved }) => ({ field, typed: words(field, typed), saved: words(field, saved) }));
}

function withCurrent(choices: Choice[], current: Choice | null | undefined): Choice[] {
  return !current || choices.some(({ id }) => id === current.id) ? choices : [current, ...choices];
}
