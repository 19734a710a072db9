import { fieldsOf } from '../rules/fields.ts';
import { assignableRoles, canEdit, type Party } from '../rules/permissions.ts';
import { NO_CHOICES, teamsOf, withField, type PlacementChoices } from '../rules/placement.ts';
import { roleLabel, type Role } from '../rules/roles.ts';
import { takenNewerText } from '../rules/mergedForm.ts';
import { normalizedName } from '../rules/text.ts';
import type { User } from '../shared/entities.ts';
import { errorText, type BackendError, type ErrorKind } from '../shared/outcome.ts';
import { isPolicyError } from '../shared/outcomeGuards.ts';
import { afterNewer, editOf, formOf, isChanged } from './editUserForm.ts';
import type { EditUserErrors, EditUserField, EditUserForm, UserEdit } from './editUserForm.ts';

export type EditUserContext = {
  editor: Party;
  /** The version that the edit is based on. */
  target: User;
  form: EditUserForm;
  /** Why the role is changed, for the audit log. Not a value of the user, so it is in no conflict. */
  reason: string;
  errors: EditUserErrors;
  choices: PlacementChoices;
  /** The version that another user saved in the meantime. */
  newer: User | null;
  /** Whether the user chose Use theirs. */
  hasTakenNewer: boolean;
  /** Why the last attempt failed. */
  error: BackendError | null;
};

/** The input of the dialog. */
export type EditUserProps = { editor: Party; target: User };
export type FieldChange = { field: EditUserField; value: string };

export type EditUserEvent =
  /** Cancel, or Close. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'reason.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'choices.retry' }
  /** Saves the form over the newer version. */
  | { type: 'conflict.overwrite' }
  /** Replaces the form with the newer version. */
  | { type: 'conflict.takeNewer' };

type Snapshot = {
  context: EditUserContext;
  matches(state: 'permissionDenied' | 'gone' | { open: { form: 'conflict' } }): boolean;
};

/** A department or team to select. */
type Choice = { id: string; name: string };

/** A field that another user saved with a different value, as text; empty for none. */
type Difference = { field: EditUserField; typed: string; saved: string };

type EditUserView = 'permissionDenied' | 'gone' | 'form' | 'conflict';

/** The context of a dialog that opens. */
export function opened({ editor, target }: EditUserProps): EditUserContext {
  const form = formOf(target);
  const unset = { errors: {}, choices: NO_CHOICES, newer: null, hasTakenNewer: false, error: null };
  return { editor, target, form, reason: '', ...unset };
}

/** The context after a field was changed: clears its error and the last failure, and the reason of the saved role. */
export function afterChange(context: EditUserContext, { field, value }: FieldChange) {
  const { errors, choices, target } = context;
  const others = Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
  const form = withField(context.form, field, value, choices.teams);
  return { form, reason: form.role === formOf(target).role ? '' : context.reason, errors: others, error: null };
}

/** The values to save, with the reason of a new role. */
export function savedEdit({ form, reason }: EditUserContext): UserEdit & { reason: string } {
  return { ...editOf(form), reason: normalizedName(reason) };
}

/** The context after an attempt that read the person again: the next one is based on that version. */
export function afterAttempt({ form, target }: EditUserContext, member: User) {
  return { target: member, form: afterNewer(form, target, member) };
}

/** The text of the toast beside Permission Denied. */
export const DENIED = 'You do not have permission to edit this user';

/** Fallback messages for errors without a server message (specification, section 8). */
const FALLBACKS: Partial<Record<ErrorKind, string>> = {
  unreachable: 'Could not confirm whether the changes were saved. Check your connection and try again.',
  permission: DENIED,
  changed: 'Someone else changed this user in the meantime. Try again.',
};

/** Why the changes were not saved: the server's message or a fallback; empty without an error. */
export function failureText(error: BackendError | null): string {
  return error === null ? '' : errorText(error, FALLBACKS[error.kind] ?? 'Failed to update user');
}

/** Whether the editor may no longer edit the person, by the role just read or by the server's error. */
export function isDenied(editor: Party, { row, error }: { row: User; error: BackendError | null }): boolean {
  return !canEdit(editor, row) || isPolicyError(error);
}

/** The view of the dialog. */
export function selectView(snapshot: Snapshot): EditUserView {
  const views = ['permissionDenied', 'gone'] as const;
  const view = views.find((name) => snapshot.matches(name));
  return view ?? (snapshot.matches({ open: { form: 'conflict' } }) ? 'conflict' : 'form');
}

/** The person as saved. */
export function selectTarget({ context }: Snapshot): User {
  return context.target;
}

/** The reason as typed; null while the role is not changed. */
export function selectReason({ context: { form, reason, target } }: Snapshot): string | null {
  return form.role === formOf(target).role ? null : reason;
}

/** The roles to offer: those below the editor's own, and the target's current one. */
export function selectRoleChoices({ context: { editor, target } }: Snapshot): Role[] {
  const roles: Role[] = assignableRoles(editor.role);
  return target.role === null || roles.includes(target.role) ? roles : [...roles, target.role];
}

/** The departments to offer. The target's own is included before they are loaded. */
export function selectDepartmentChoices({ context: { choices, target } }: Snapshot): Choice[] {
  return withCurrent(choices.departments, target.assignment?.department ?? null);
}

/** The teams of the selected department, or all. The target's own is included before they are loaded. */
export function selectTeamChoices({ context: { choices, form, target } }: Snapshot): Choice[] {
  const isInOwnDepartment = form.departmentId === formOf(target).departmentId;
  return withCurrent(teamsOf(choices.teams, form.departmentId), isInOwnDepartment ? target.assignment?.team : null);
}

/** Why the last attempt failed. */
export function selectFailure({ context: { error } }: Snapshot): string | null {
  return failureText(error) || null;
}

/** The note after Use theirs: whether there are unsaved changes. */
export function selectTakenNewerNote({ context: { hasTakenNewer, form, target } }: Snapshot): string | null {
  return hasTakenNewer ? takenNewerText(isChanged(form, target)) : null;
}

/** The fields in which the newer version differs from the form, in the order of the form. */
export function selectDifferences({ context: { form, newer, choices, target } }: Snapshot): Difference[] {
  if (newer === null) return [];
  const saved = formOf(newer);
  const assignments = [newer.assignment, target.assignment];
  const known = assignments.flatMap((assignment) => [assignment?.department, assignment?.team]);
  const names = new Map(
    [...choices.departments, ...choices.teams, ...known].flatMap((place) => (place ? [[place.id, place.name]] : [])),
  );
  const textOf = (field: EditUserField, value: string) =>
    field === 'role' ? roleLabel(value) : (names.get(value) ?? value);
  return fieldsOf(saved)
    .map((field) => ({ field, typed: normalizedName(form[field]), saved: saved[field] }))
    .filter(({ typed, saved }) => typed !== saved)
    .map(({ field, typed, saved }) => ({ field, typed: textOf(field, typed), saved: textOf(field, saved) }));
}

function withCurrent(choices: Choice[], current: Choice | null | undefined): Choice[] {
  return !current || choices.some(({ id }) => id === current.id) ? choices : [current, ...choices];
}
