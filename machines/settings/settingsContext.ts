import { normalizedName } from '../rules/text.ts';
import { NO_REASON, errorText } from '../shared/outcome.ts';
import { failureText, type Failure } from './failure.ts';
import { arePasswordsFilled, errorsAfter, formOf, isNameChanged, SAME_PASSWORD } from './settingsForm.ts';
import { withoutPasswords, wrongPasswordText } from './settingsForm.ts';
import type { FieldChange, SettingsErrors, SettingsForm } from './settingsForm.ts';
import type { SettingsUpdateInput, SettingsUpdateOutput } from './settingsUpdateMachine.ts';

export type SettingsInput = {
  userId: string;
  email: string;
  /** The saved display name; null when there is none. */
  displayName: string | null;
  /** A display name that was typed and not saved before the session ended; null when there is none. */
  draft: string | null;
};

export type SettingsContext = {
  userId: string;
  email: string;
  /** The saved display name: the baseline. */
  savedName: string;
  /** What is typed; passwords are wiped once they are saved or given up. */
  form: SettingsForm;
  /** What is wrong under which field. */
  errors: SettingsErrors;
  /** Why the last attempt stopped, and what it saved. */
  failure: Failure | null;
};

export type SettingsEvent =
  | ({ type: 'field.change' } & FieldChange)
  /** The saved display name, as the session knows it: another tab may have changed it. */
  | { type: 'name.saved'; displayName: string | null }
  | { type: 'form.submit' }
  | { type: 'form.discard' }
  /** Raised by the chart itself when the person leaves: what was typed is given up. */
  | { type: 'form.abandon' }
  | { type: 'devices.signOut' }
  /** The person is about to leave the page: a link, Back, another address. */
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' };

/** `proceed` lets the page be left. */
export type SettingsEmitted = { type: 'proceed' };

/** The settings as they are loaded, with the draft of before. */
export function opened({ userId, email, displayName, draft }: SettingsInput): SettingsContext {
  const savedName = displayName ?? '';
  return { userId, email, savedName, form: formOf(draft ?? savedName), errors: {}, failure: null };
}

/** After a field was changed: its error, and the last failure, are over. A name leaves a doubtful password in doubt. */
export function afterChange({ form, errors, failure }: SettingsContext, { field, value }: FieldChange) {
  const isDoubtKept = field === 'displayName' && isInDoubt(failure);
  return {
    form: { ...form, [field]: value },
    errors: errorsAfter(errors, field),
    failure: isDoubtKept ? failure : null,
  };
}

/** After another tab saved a display name: it is the baseline, and what was typed here stays. */
export function afterSavedName({ form, savedName }: SettingsContext, { displayName }: { displayName: string | null }) {
  const next = displayName ?? '';
  const isTyped = isNameChanged(form, savedName);
  return { savedName: next, form: isTyped ? form : { ...form, displayName: next } };
}

/** After the changes were given up: the baseline is back. */
export function baseline({ savedName }: SettingsContext) {
  return { form: formOf(savedName), errors: {}, failure: null };
}

/** What is to be written: only what changed. */
export function updateOf({ userId, email, savedName, form, failure }: SettingsContext): SettingsUpdateInput {
  return {
    userId,
    email,
    displayName: isNameChanged(form, savedName) ? normalizedName(form.displayName) : null,
    password: arePasswordsFilled(form) ? { current: form.currentPassword, next: form.newPassword } : null,
    isPasswordInDoubt: isInDoubt(failure),
  };
}

/** After the writes: what is saved becomes the baseline, and what stopped them is said. */
export function afterUpdate(context: SettingsContext, output: SettingsUpdateOutput): Partial<SettingsContext> {
  const { profile, isPasswordSaved, isPasswordInDoubt, step, error } = output;
  const savedName = profile ? (profile.displayName ?? '') : context.savedName;
  const form = { ...context.form, ...(profile ? { displayName: savedName } : {}) };
  const isWrong = step === 'verifying' && error?.kind === 'invalid';
  const isSame = step === 'changingPassword' && error?.kind === 'samePassword';
  // What stands under a field is not said twice, unless something was saved.
  const isSaidThere = isWrong || (isSame && profile === null);
  return {
    savedName,
    form: isPasswordSaved ? withoutPasswords(form) : form,
    errors: {
      ...(isWrong ? { currentPassword: wrongPasswordText(context.form) } : {}),
      ...(isSame ? { newPassword: errorText(error, SAME_PASSWORD) } : {}),
    },
    failure:
      error && !isSaidThere ? { step, error, isNameSaved: profile !== null, isPasswordSaved, isPasswordInDoubt } : null,
  };
}

/** After the update itself broke: it tells nothing new, so a doubt stays. */
export function afterDefect(context: SettingsContext): Partial<SettingsContext> {
  return afterUpdate(context, {
    profile: null,
    isPasswordSaved: false,
    isPasswordInDoubt: isInDoubt(context.failure),
    step: 'verifying',
    error: NO_REASON.error,
  });
}

/** Why the last attempt stopped, in words. */
export function failureOf({ failure }: SettingsContext): string | null {
  return failure && failureText(failure);
}

function isInDoubt(failure: Failure | null): boolean {
  return failure?.isPasswordInDoubt ?? false;
}
