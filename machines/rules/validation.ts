import { MAXIMUM_PASSWORD_BYTES, MINIMUM_PASSWORD_LENGTH, NAME_LENGTH } from './limits.ts';
import { comparableName, normalizedEmail, normalizedName, visible } from './text.ts';

/** Error messages by field; a valid field has none. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * The ASCII letters and symbols of a local part, without leading, trailing or double dots; a domain of at least two
 * labels.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAXIMUM_EMAIL_LENGTH = 254;

/**
 * Validates an email address (decisions, sign-in) like `private.is_email` in the database: the Auth server accepts only
 * ASCII letters. Returns the error, or undefined if it is valid.
 */
export function emailError(email: string): string | undefined {
  const address = normalizedEmail(email);
  if (address === '') return 'Email address is required';
  return EMAIL.test(address) && address.length <= MAXIMUM_EMAIL_LENGTH ? undefined : 'Enter a valid email address';
}

/** Control characters, lone surrogates and line breaks, which Postgres rejects or treats as spaces. */
const UNSTORABLE = /[\p{Control}\p{Surrogate}\u2028\u2029]/u;

/** Whether a string has no visible characters. */
export function isBlank(text: string): boolean {
  return visible(text).trim() === '';
}

/** Validates a required name. `label` starts the error, as in "First name is required" (specification, section 5). */
export function nameError(label: string, value: string): string | undefined {
  const name = normalizedName(value);
  if (isBlank(name)) return `${label} is required`;
  if (UNSTORABLE.test(name)) return `${label} contains a character that cannot be saved`;
  return Array.from(name).length > NAME_LENGTH ? `${label} must be at most ${NAME_LENGTH} characters` : undefined;
}

/** Validates the optional reason of a change. */
export function reasonError(reason: string): string | undefined {
  return isBlank(reason) ? undefined : nameError('Reason', reason);
}

/** Labels that selects, filters and tables show instead of a team or department, as normalized for comparison. */
const RESERVED_NAMES = ['no department', 'no team', 'all departments', 'all teams', '-', '—'];

/** Validates the name of a team or department, which must not equal the label of none or all. */
export function unreservedNameError(label: string, value: string): string | undefined {
  const error = nameError(label, value);
  if (error !== undefined) return error;
  return RESERVED_NAMES.includes(comparableName(value)) ? 'This name is reserved. Choose another one.' : undefined;
}

/** Says why a user cannot edit their first and last name. */
export const NAMES_CHANGED_BY = 'Your first and last name are changed by those who manage your account.';
/** The help text of a new password. */
export const NEW_PASSWORD_HELP = `At least ${MINIMUM_PASSWORD_LENGTH} characters`;

const TOO_LONG =
  `Password must be at most ${MAXIMUM_PASSWORD_BYTES} bytes. A plain letter or digit takes 1 byte, ` +
  'an accented letter, a symbol such as € or an emoji takes 2 or more.';

/** Validates a new password (specification, section 5). Passwords are never trimmed or truncated. */
export function newPasswordError(password: string): string | undefined {
  if (password === '') return 'New password is required';
  if (Array.from(password).length < MINIMUM_PASSWORD_LENGTH) {
    return `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`;
  }
  return new TextEncoder().encode(password).length > MAXIMUM_PASSWORD_BYTES ? TOO_LONG : undefined;
}

/** A hint for a rejected password with spaces or invisible characters around it, which copying adds; null otherwise. */
export function passwordSpaceHint(password: string): string | null {
  const [first, last] = [/^./su, /.$/su].map((end) => extraCharacter(end.exec(password)?.[0] ?? ''));
  const parts =
    first === last
      ? [first && `begins and ends with ${first}`]
      : [first && `begins with ${first}`, last && `ends with ${last}`];
  const found = parts.filter(Boolean).join(' and ');
  return found === '' ? null : `The password you entered ${found}. Remove it if you did not mean it.`;
}

/** The kind of a character that is not typed on purpose at an end; null for any other. */
function extraCharacter(character: string): string | null {
  // An emoji may end with a mark.
  if (visible(character) !== character && !/\p{M}/u.test(character)) return 'an invisible character';
  return character.trim() === character ? null : 'a space';
}

/** Removes the fields without an error. */
export function onlyErrors<Field extends string>(all: Record<Field, string | undefined>): FieldErrors<Field> {
  const found: FieldErrors<Field> = {};
  for (const field in all) {
    const message = all[field];
    if (message !== undefined) found[field] = message;
  }
  return found;
}
