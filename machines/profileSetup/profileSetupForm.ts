import { normalizedName } from '../rules/text.ts';
import { nameError, newPasswordError, onlyErrors, type FieldErrors } from '../rules/validation.ts';

export type Names = { firstName: string; lastName: string; displayName: string };
/** A request that completes the setup; fixed first and last names are not saved. */
export type SetupRequest = { userId: string; areNamesFixed: boolean } & Names;
export type ProfileSetupField = keyof Names | 'newPassword' | 'confirmPassword';
export type ProfileSetupForm = Record<ProfileSetupField, string>;
export type ProfileSetupErrors = FieldErrors<ProfileSetupField>;
export type FieldChange = { field: ProfileSetupField; value: string };

/** The error of a new password that equals the temporary one (decisions, sign-in). */
export const SAME_PASSWORD = 'Choose a password other than the current one';

/** The normalized names. */
export function namesOf({ firstName, lastName, displayName }: ProfileSetupForm): Names {
  return {
    firstName: normalizedName(firstName),
    lastName: normalizedName(lastName),
    displayName: normalizedName(displayName),
  };
}

/** Validates only the names (specification, section 5). */
export function nameErrors(form: ProfileSetupForm): ProfileSetupErrors {
  return onlyErrors<keyof Names>({
    firstName: nameError('First name', form.firstName),
    lastName: nameError('Last name', form.lastName),
    displayName: nameError('Display name', form.displayName),
  });
}

/** Validates the form (specification, section 5). Passwords are never trimmed. */
export function setupErrors(form: ProfileSetupForm): ProfileSetupErrors {
  const { newPassword, confirmPassword } = form;
  const mismatch = confirmPassword === newPassword ? undefined : 'Passwords do not match';
  return {
    ...nameErrors(form),
    ...onlyErrors<'newPassword' | 'confirmPassword'>({
      newPassword: newPasswordError(newPassword),
      confirmPassword: confirmPassword === '' ? 'Please confirm your password' : mismatch,
    }),
  };
}

/** The errors after a change of `field`: removes its own, and for the new password the mismatch. */
export function errorsAfter(errors: ProfileSetupErrors, field: ProfileSetupField): ProfileSetupErrors {
  const over: string[] = field === 'newPassword' ? ['newPassword', 'confirmPassword'] : [field];
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !over.includes(name)));
}
