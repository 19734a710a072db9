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
  /** The stored draft of the display name, or null. */
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
  /** The display name of the session's profile changed, possibly in another tab. */
  | { type: 'name.saved'; displayName: string | null }
  | { type: 'form.submit' }
  | { type: 'form.discard' }
  /** Raised by the chart when the user leaves without saving. */
  | { type: 'form.abandon' }
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

/**
 * The context after a change: clears the error of the field, and the last failure unless the password is unconfirmed.
 */
export function afterChange({ form, errors, failure }: SettingsContext, { field, value }: FieldChange) {
  const staysUnconfirmed = field === 'displayName' && isPasswordUnconfirmed(failure);
  return {
    form: { ...form, [field]: value },
    errors: errorsAfter(errors, field),
    failure: staysUnconfirmed ? failure : null,
  };
}

/** The context after another tab saved a display name: updates the baseline, keeps unsaved changes. */
export function afterSavedName({ form, savedName }: SettingsContext, { displayName }: { displayName: string | null }) {
  const next = displayName ?? '';
  const isTyped = isNameChanged(form, savedName);
  return { savedName: next, form: isTyped ? form : { ...form, displayName: next } };
}

/** The context after discarding changes. */
export function baseline({ savedName }: SettingsContext) {
  return { form: formOf(savedName), errors: {}, failure: null };
}

/** The input of the update: only what changed. */
export function updateOf({ userId, email, savedName, form, failure }: SettingsContext): SettingsUpdateInput {
  return {
    userId,
    email,
    displayName: isNameChanged(form, savedName) ? normalizedName(form.displayName) : null,
    password: arePasswordsFilled(form) ? { current: form.currentPassword, next: form.newPassword } : null,
    isPasswordUnconfirmed: isPasswordUnconfirmed(failure),
  };
}

/** The context after the update: saved values become the baseline, errors are stored. */
export function afterUpdate(context: SettingsContext, output: SettingsUpdateOutput): Partial<SettingsContext> {
  const { profile, isPasswordSaved, isPasswordUnconfirmed, step, error } = output;
  const savedName = profile ? (profile.displayName ?? '') : context.savedName;
  const form = { ...context.form, ...(profile ? { displayName: savedName } : {}) };
  const isWrong = step === 'verifying' && error?.kind === 'invalid';
  const isSame = step === 'changingPassword' && error?.kind === 'samePassword';
  // An error under a field is not repeated above the form, unless a part was saved.
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
        ? { step, error, isNameSaved: profile !== null, isPasswordSaved, isPasswordUnconfirmed }
        : null,
  };
}

/** The context after the update threw: an unconfirmed password stays unconfirmed. */
export function afterDefect(context: SettingsContext): Partial<SettingsContext> {
  return afterUpdate(context, {
    profile: null,
    isPasswordSaved: false,
    isPasswordUnconfirmed: isPasswordUnconfirmed(context.failure),
    step: 'verifying',
    error: NO_REASON.error,
  });
}

/** The error of the last attempt, or null. */
export function failureOf({ failure }: SettingsContext): string | null {
  return failure && failureText(failure);
}

function isPasswordUnconfirmed(failure: Failure | null): boolean {
  return failure?.isPasswordUnconfirmed ?? false;
}
