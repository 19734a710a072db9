import type { StaffMember } from '../shared/entities.ts';
import type { BackendError } from '../shared/outcome.ts';
import type { Party } from '../rules/permissions.ts';
import { NO_CHOICES, withField, type PlacementChoices } from '../rules/placement.ts';
import type { FieldErrors } from '../rules/validation.ts';
import { afterNewer, formOf, type EditUserField, type EditUserForm } from './editUserForm.ts';

export type EditUserContext = {
  /** Who edits. */
  editor: Party;
  /** The version that the edit is based on. */
  target: StaffMember;
  form: EditUserForm;
  /** What is wrong under which field. */
  errors: FieldErrors<EditUserField>;
  choices: PlacementChoices;
  /** What somebody else saved meanwhile. */
  newer: StaffMember | null;
  /** Whether the person replaced what they typed by the newer version. */
  hasTakenNewer: boolean;
  /** Why the last attempt was refused. */
  error: BackendError | null;
};

export type Opening = { editor: Party; target: StaffMember };
export type FieldChange = { field: EditUserField; value: string };

export type EditUserEvent =
  | ({ type: 'dialog.open' } & Opening)
  /** Cancel, or Close. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'form.submit' }
  | { type: 'choices.retry' }
  /** Repeats the write that failed. */
  | { type: 'retry' }
  /** Saves what was typed over the newer version. */
  | { type: 'conflict.overwrite' }
  /** Replaces what was typed by the newer version. */
  | { type: 'conflict.takeNewer' };

/** Whom a closed dialog edits. */
const NOBODY: StaffMember = {
  id: '',
  email: '',
  firstName: null,
  lastName: null,
  displayName: null,
  role: null,
  isPasswordChanged: false,
  createdAt: '',
  updatedAt: '',
  assignment: null,
};

/** What a closed dialog remembers: nothing. */
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

/** After the dialog was opened: the form shows the target as it is saved. */
export function afterOpening({ editor, target }: Opening) {
  return { editor, target, form: formOf(target) };
}

/** After a field was changed: its error, and the last refusal, are over. */
export function afterChange({ form, errors, choices }: EditUserContext, { field, value }: FieldChange) {
  const others = Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
  return { form: withField(form, field, value, choices.teams), errors: others, error: null };
}

/** After somebody else saved: what the person did not change follows the newer version. */
export function afterNewerVersion({ form, target }: EditUserContext, newer: StaffMember) {
  return { newer, form: afterNewer(form, target, newer) };
}

/** After an attempt that read the person anew: the next one is based on that, and keeps only what was changed here. */
export function afterAttempt({ form, target }: EditUserContext, member: StaffMember) {
  return { target: member, form: afterNewer(form, target, member) };
}

/** After the person looked at the newer version: the edit goes on from it. */
export function afterConflict({ target, newer }: EditUserContext) {
  return { target: newer ?? target, newer: null, error: null };
}
