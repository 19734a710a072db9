import { normalizedName } from '../rules/text.ts';
import { errorText, NO_REASON } from '../shared/outcome.ts';
import { type Failure, failureText } from './settingsTexts.ts';
import {
  arePasswordsFilled,
  errorsAfter,
  type FieldChange,
  formOf,
  isNameChanged,
  SAME_PASSWORD,
  type SettingsErrors,
  type SettingsForm,
  withoutPasswords,
  wrongPasswordText,
} from './settingsForm.ts';
import type { SettingsUpdateInput, SettingsUpdateOutput } from './settingsUpdateMachine.ts';

export type SettingsInput = {
  userId: string;
  email: string;
  /** The saved display name; null when there is none. */
  displayName: string | null;
  /** The stored draft of the display name; null without one. */
  draft: string | null;
};

export type SettingsContext = {
  userId: string;
  email: string;
  /** The saved display name: the baseline. */
  savedName: string;
  /** The values; passwords are cleared after they are saved or discarded. */
  form: SettingsForm;
  /** The errors of the fields. */
  errors: SettingsErrors;
  /** Why the last attempt failed, and what it saved. */
  failure: Failure | null;
};

export type SettingsEvent =
  | ({ type: 'field.change' } & FieldChange)
  /** The saved display name of the session's profile, which another tab may have changed. */
  | { type: 'name.saved'; displayName: string | null }
  | { type: 'form.submit' }
  | { type: 'form.discard' }
  /** Raised by the chart when the user leaves without saving. */
  | { type: 'form.abandon' }
  | { type: 'devices.signOut' }
  /** The user is about to leave the page. */
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' };

/** `proceed` continues the navigation. */
export type SettingsEmitted = { type: 'proceed' };

/** The initial context, with the stored draft. */
export function opened({ userId, email, displayName, draft }: SettingsInput): SettingsContext {
  const savedName = displayName ?? '';
  return { userId, email, savedName, form: formOf(draft ?? savedName), errors: {}, failure: null };
}

/** After a change: clears the field's error and the last failure, unless it says that the password is in doubt. */
export function afterChange({ form, errors, failure }: SettingsContext, { field, value }: FieldChange) {
  const staysInDoubt = field === 'displayName' && isInDoubt(failure);
  return {
    form: { ...form, [field]: value },
    errors: errorsAfter(errors, field),
    failure: staysInDoubt ? failure : null,
  };
}

/** After another tab saved a display name: updates the baseline; unsaved changes stay. */
export function afterSavedName({ form, savedName }: SettingsContext, { displayName }: { displayName: string | null }) {
  const next = displayName ?? '';
  const isTyped = isNameChanged(form, savedName);
  return { savedName: next, form: isTyped ? form : { ...form, displayName: next } };
}

/** After the changes were discarded. */
export function baseline({ savedName }: SettingsContext) {
  return { form: formOf(savedName), errors: {}, failure: null };
}

/** The update with only what changed. */
export function updateOf({ userId, email, savedName, form, failure }: SettingsContext): SettingsUpdateInput {
  return {
    userId,
    email,
    displayName: isNameChanged(form, savedName) ? normalizedName(form.displayName) : null,
    password: arePasswordsFilled(form) ? { current: form.currentPassword, next: form.newPassword } : null,
    isPasswordInDoubt: isInDoubt(failure),
  };
}

/** After the update: saved values become the baseline, errors are stored. */
export function afterUpdate(context: SettingsContext, output: SettingsUpdateOutput): Partial<SettingsContext> {
  const { profile, isPasswordSaved, isPasswordInDoubt, step, error } = output;
  const savedName = profile ? (profile.displayName ?? '') : context.savedName;
  const form = { ...context.form, ...(profile ? { displayName: savedName } : {}) };
  const isWrong = step === 'verifying' && error?.kind === 'invalid';
  const isSame = step === 'changingPassword' && error?.kind === 'samePassword';
  // An error under a field is not repeated, unless something was saved.
  const isUnderField = isWrong || (isSame && profile === null);
  return {
    savedName,
    form: isPasswordSaved ? withoutPasswords(form) : form,
    errors: {
      ...(isWrong ? { currentPassword: wrongPasswordText(context.form) } : {}),
      ...(isSame ? { newPassword: errorText(error, SAME_PASSWORD) } : {}),
    },
    failure:
      error && !isUnderField
        ? { step, error, isNameSaved: profile !== null, isPasswordSaved, isPasswordInDoubt }
        : null,
  };
}

/** After a defect of the update: a doubt stays. */
export function afterDefect(context: SettingsContext): Partial<SettingsContext> {
  return afterUpdate(context, {
    profile: null,
    isPasswordSaved: false,
    isPasswordInDoubt: isInDoubt(context.failure),
    step: 'verifying',
    error: NO_REASON.error,
  });
}

/** The error of the last attempt; null without one. */
export function failureOf({ failure }: SettingsContext): string | null {
  return failure && failureText(failure);
}

function isInDoubt(failure: Failure | null): boolean {
  return failure?.isPasswordInDoubt ?? false;
}
