import { MAXIMUM_PASSWORD_BYTES, MINIMUM_PASSWORD_LENGTH, NAME_LENGTH } from './limits.ts';
import { comparableName, normalizedEmail, normalizedName, visible } from './text.ts';

/** Messages by field; an absent field is right. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** The letters and signs of ASCII without a dot at either end or two in a row; a domain of at least two labels. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAXIMUM_EMAIL_LENGTH = 254;

/**
 * Checks an email address (decisions, sign-in): the Auth server accepts no letters beyond ASCII. `private.is_email` of the
 * database. Returns the message, or undefined when it is right.
 */
export function emailError(email: string): string | undefined {
  const address = normalizedEmail(email);
  if (address === '') return 'Email address is required';
  return EMAIL.test(address) && address.length <= MAXIMUM_EMAIL_LENGTH ? undefined : 'Enter a valid email address';
}

/**
 * Control characters, some of which Postgres keeps in no text and some it takes for spaces, halves of characters, and
 * line breaks.
 */
const UNSTORABLE = /[\p{Control}\p{Surrogate}\u2028\u2029]/u;

/** Whether a text shows nothing: it is empty, or of characters that are not to be seen. */
export function isBlank(text: string): boolean {
  return visible(text).trim() === '';
}

/** Checks a required name: `label` opens the message, as in "First name is required" (specification, section 5). */
export function nameError(label: string, value: string): string | undefined {
  const name = normalizedName(value);
  if (isBlank(name)) return `${label} is required`;
  if (UNSTORABLE.test(name)) return `${label} contains a character that cannot be saved`;
  return Array.from(name).length > NAME_LENGTH ? `${label} must be at most ${NAME_LENGTH} characters` : undefined;
}

/** What selects, filters and tables say instead of a team or department, as names are compared. */
const RESERVED_NAMES = ['no department', 'no team', 'all departments', 'all teams', '-', '—'];

/** Checks the name of a team or department, which must not read as none or as all of them. */
export function unreservedNameError(label: string, value: string): string | undefined {
  const error = nameError(label, value);
  if (error !== undefined) return error;
  return RESERVED_NAMES.includes(comparableName(value)) ? 'This name is reserved. Choose another one.' : undefined;
}

/** Help for a new password. */
export const NEW_PASSWORD_HELP = `At least ${MINIMUM_PASSWORD_LENGTH} characters`;

const TOO_LONG =
  `Password must be at most ${MAXIMUM_PASSWORD_BYTES} bytes. A plain letter or digit takes 1 byte, ` +
  'an accented letter, a symbol such as € or an emoji takes 2 or more.';

/** Checks a new password (specification, section 5). Passwords are never trimmed and never cut. */
export function newPasswordError(password: string): string | undefined {
  if (password === '') return 'New password is required';
  if (Array.from(password).length < MINIMUM_PASSWORD_LENGTH) {
    return `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`;
  }
  return new TextEncoder().encode(password).length > MAXIMUM_PASSWORD_BYTES ? TOO_LONG : undefined;
}

/** A hint for a rejected password with spaces around it, which copying often adds; null when it has none. */
export function passwordSpaceHint(password: string): string | null {
  const ends = [password !== password.trimStart() && 'begins', password !== password.trimEnd() && 'ends'];
  const where = ends.filter((end) => end !== false).join(' and ');
  return where === '' ? null : `The password you entered ${where} with a space. Remove it if you did not mean it.`;
}

/** Leaves out the fields that are right. */
export function onlyErrors<Field extends string>(all: Record<Field, string | undefined>): FieldErrors<Field> {
  const found: FieldErrors<Field> = {};
  for (const field in all) {
    const message = all[field];
    if (message !== undefined) found[field] = message;
  }
  return found;
}
