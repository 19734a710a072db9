import { NO_REASON } from '../shared/outcome.ts';
import { NO_CHOICES, withField, type PlacementChoices } from '../rules/placement.ts';
import type { Party } from '../rules/permissions.ts';
import type { FieldErrors } from '../rules/validation.ts';
import { EMPTY_FORM, newPerson, type AddUserField, type AddUserForm } from './addUserForm.ts';
import { failureText, leftBehindText, type Progress } from './failure.ts';
import type { NewAccountOutput } from './newAccountMachine.ts';

export type AddUserContext = {
  /** Who adds; null while the dialog is closed. */
  editor: Party | null;
  form: AddUserForm;
  /** What is wrong under which field. */
  errors: FieldErrors<AddUserField>;
  choices: PlacementChoices;
  /** The temporary password, from its making until it was shown; empty otherwise. */
  password: string;
  progress: Progress;
  /** The new account's id; empty until it exists. */
  userId: string;
  /** Whether the new user has to open the link of a confirmation mail first. */
  hasToConfirm: boolean;
  /** Why the last attempt failed, in words. */
  failure: string | null;
};

export type FieldChange = { field: AddUserField; value: string };

export type AddUserEvent =
  | { type: 'dialog.open'; editor: Party }
  /** Cancel. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'form.submit' }
  | { type: 'choices.retry' }
  /** Repeats what failed. */
  | { type: 'retry' }
  /** Takes back an account that has no profile, and closes. */
  | { type: 'account.discard' }
  /** Discards the unfinished account that has the address, and adds the user from the start. */
  | { type: 'account.startOver' }
  /** Back to the form, to type another address. */
  | { type: 'email.correct' }
  /** Leaves the new user without a department and team. */
  | { type: 'assignment.skip' }
  | { type: 'password.copy' }
  | { type: 'password.done' };

/** What a closed dialog remembers: nothing. */
export const CLOSED: AddUserContext = {
  editor: null,
  form: EMPTY_FORM,
  errors: {},
  choices: NO_CHOICES,
  password: '',
  progress: 'nothing',
  userId: '',
  hasToConfirm: false,
  failure: null,
};

/** After a field was changed: its error, and the last failure, are over. */
export function afterChange({ form, errors, choices }: AddUserContext, { field, value }: FieldChange) {
  const others = Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
  return { form: withField(form, field, value, choices.teams), errors: others, failure: null };
}

/** After an attempt at the new account: what is needed to go on from there. */
export function afterAttempt({ password, progress, userId, hasToConfirm, error }: NewAccountOutput) {
  return { password, progress, userId, hasToConfirm, failure: error && failureText(error, progress) };
}

/** After an attempt that broke: how far it came is unknown. */
export function afterDefect(): Pick<AddUserContext, 'progress' | 'failure'> {
  const progress = 'accountUnconfirmed';
  return { progress, failure: failureText(NO_REASON.error, progress) };
}

/** What is said of a dialog that is closed too early. */
export function leftBehind({ context: { form } }: { context: AddUserContext }) {
  return { text: leftBehindText(newPerson(form).email) };
}
