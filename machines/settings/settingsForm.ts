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

/** What the form saves to the profile. */
export type SettingsProfile = { displayName: string };
export type SettingsField = keyof SettingsProfile | keyof typeof NO_PASSWORDS;
export type SettingsForm = Record<SettingsField, string>;
export type SettingsErrors = FieldErrors<SettingsField>;
export type FieldChange = { field: SettingsField; value: string };

/** The default error of an unchanged password. */
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

/** Whether the display name differs from the `saved` one; spaces around it are not saved. */
export function isNameChanged(form: SettingsForm, saved: string): boolean {
  return !hasFields<SettingsProfile>({ displayName: normalizedName(form.displayName) }, { displayName: saved });
}

/** Whether all three password fields are filled: then the password is changed. */
export function arePasswordsFilled(form: SettingsForm): boolean {
  return passwordsOf(form).every((password) => password !== '');
}

/** Whether any password field is filled: then all are validated (specification, section 5). */
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

/** It may be empty: the app then shows first and last name. */
function displayNameError(displayName: string): string | undefined {
  if (displayName.trim() === '') return undefined;
  return isBlank(displayName) ? 'Display name has no visible character' : nameError('Display name', displayName);
}

/** The error of a wrong current password (decisions, sign-in). */
export function wrongPasswordText({ currentPassword }: SettingsForm): string {
  const hint = passwordSpaceHint(currentPassword);
  return hint === null ? 'Current password is incorrect' : `Current password is incorrect. ${hint}`;
}

/** The errors after a change of `field`: without its own, and for the new password without the mismatch. */
export function errorsAfter(errors: SettingsErrors, field: SettingsField): SettingsErrors {
  const over: string[] = field === 'newPassword' ? ['newPassword', 'confirmPassword'] : [field];
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !over.includes(name)));
}

function passwordsOf(form: SettingsForm): string[] {
  return fieldsOf(NO_PASSWORDS).map((field) => form[field]);
}
