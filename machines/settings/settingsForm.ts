import { fieldsOf, hasFields } from '../rules/fields.ts';
import { normalizedName } from '../rules/text.ts';
import {
  isBlank,
  nameError,
  newPasswordError,
  onlyErrors,
  passwordSpaceHint,
  type FieldErrors,
} from '../rules/validation.ts';

/** The profile fields of the form. */
export type SettingsProfile = { displayName: string };
export type SettingsField = keyof SettingsProfile | keyof typeof NO_PASSWORDS;
export type SettingsForm = Record<SettingsField, string>;
export type SettingsErrors = FieldErrors<SettingsField>;
export type FieldChange = { field: SettingsField; value: string };

/** The fallback error of an unchanged password. */
export const SAME_PASSWORD = 'Choose a password other than your current one';

const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The initial form. */
export function formOf(displayName: string): SettingsForm {
  return { displayName, ...NO_PASSWORDS };
}

/** The form with empty passwords. */
export function withoutPasswords(form: SettingsForm): SettingsForm {
  return { ...form, ...NO_PASSWORDS };
}

/** Whether the trimmed display name differs from `saved`. */
export function isNameChanged(form: SettingsForm, saved: string): boolean {
  return !hasFields<SettingsProfile>({ displayName: normalizedName(form.displayName) }, { displayName: saved });
}

/** Whether all three password fields are filled, so that the password is changed. */
export function arePasswordsFilled(form: SettingsForm): boolean {
  return passwordsOf(form).every((password) => password !== '');
}

/** Whether any password field is filled, so that all are validated (specification, section 5). */
export function isAnyPasswordFilled(form: SettingsForm): boolean {
  return passwordsOf(form).some((password) => password !== '');
}

/** Validates the form (specification, section 5). Passwords are never trimmed. */
export function settingsErrors(form: SettingsForm): SettingsErrors {
  const { displayName, currentPassword, newPassword, confirmPassword } = form;
  const name = displayNameError(displayName);
  if (!isAnyPasswordFilled(form)) return onlyErrors<'displayName'>({ displayName: name });
  const mismatch = confirmPassword === newPassword ? undefined : 'Passwords do not match';
  return onlyErrors<SettingsField>({
    displayName: name,
    currentPassword: currentPassword === '' ? 'Current password is required' : undefined,
    newPassword: newPasswordError(newPassword),
    confirmPassword: confirmPassword === '' ? 'Please confirm your new password' : mismatch,
  });
}

/** May be empty: the app then shows first and last name. */
function displayNameError(displayName: string): string | undefined {
  if (displayName.trim() === '') return undefined;
  return isBlank(displayName) ? 'Display name has no visible character' : nameError('Display name', displayName);
}

/** The error of a wrong current password (decisions, sign-in). */
export function wrongPasswordText({ currentPassword }: SettingsForm): string {
  const hint = passwordSpaceHint(currentPassword);
  return hint === null ? 'Current password is incorrect' : `Current password is incorrect. ${hint}`;
}

/** The errors after a change of `field`: removes its own, and for the new password the mismatch. */
export function errorsAfter(errors: SettingsErrors, field: SettingsField): SettingsErrors {
  const over: string[] = field === 'newPassword' ? ['newPassword', 'confirmPassword'] : [field];
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !over.includes(name)));
}

function passwordsOf(form: SettingsForm): string[] {
  return fieldsOf(NO_PASSWORDS).map((field) => form[field]);
}
