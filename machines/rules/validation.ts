import { MINIMUM_PASSWORD_LENGTH, NAME_LENGTH } from './limits.ts';

/** Messages by field; an absent field is right. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

const EMAIL = /^[^\s\p{Control}@]+@[^\s\p{Control}@]+\.[^\s\p{Control}@]+$/u;
const MAXIMUM_EMAIL_LENGTH = 254;

/** Checks an email address (decisions, sign-in). Returns the message, or undefined when it is right. */
export function emailError(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'Email address is required';
  return EMAIL.test(trimmed) && trimmed.length <= MAXIMUM_EMAIL_LENGTH ? undefined : 'Enter a valid email address';
}

/**
 * Control characters, some of which Postgres keeps in no text and some it takes for spaces, halves of characters, and
 * line breaks.
 */
const UNSTORABLE = /[\p{Control}\p{Surrogate}\u2028\u2029]/u;

/** Nothing to be seen: white space, what is drawn only beside other characters, and the empty braille pattern. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: it is empty, or of characters that are not to be seen. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** Checks a required name: `label` opens the message, as in "First name is required" (specification, section 5). */
export function nameError(label: string, value: string): string | undefined {
  const trimmed = value.trim();
  if (isBlank(value)) return `${label} is required`;
  if (UNSTORABLE.test(trimmed)) return `${label} contains a character that cannot be saved`;
  return Array.from(trimmed).length > NAME_LENGTH ? `${label} must be at most ${NAME_LENGTH} characters` : undefined;
}

/** Checks a new password at setup (specification, section 5). Passwords are never trimmed. */
export function newPasswordError(password: string): string | undefined {
  if (password === '') return 'New password is required';
  return Array.from(password).length < MINIMUM_PASSWORD_LENGTH
    ? `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`
    : undefined;
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
