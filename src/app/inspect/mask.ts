import { IMPORT_FIELDS } from '../../../machines/importUsers/importFile.ts';
import { STAFF_ROLES } from '../../../machines/rules/roles.ts';
import { isId } from '../../../machines/rules/isId.ts';
import { normalizedEmail } from '../../../machines/rules/text.ts';
import { emailError } from '../../../machines/rules/validation.ts';

/** Properties that contain secrets, and fields whose typed value is one. */
const SECRET_NAME = /password|token|secret|authorization/i;

/** An address, even inside a sentence, or a UUID. */
const PATTERN = /([^\s"<>(),:;@]+@[^\s"'<>(),:;@]*[^\s"'<>(),:;@.!?]|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)/i;
const ISO_TIME = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d[\d:.]*(Z|[+-]\d\d(:?\d\d)?))?$/;

/** Constants that charts compare strings with. They reveal nothing about a person. */
const CONSTANTS = [
  ...[...STAFF_ROLES, 'USER'],
  // Fields, and the columns of an import
  ...[...IMPORT_FIELDS, 'name', 'departmentId', 'teamId', 'displayName', 'reason', 'lastDay'],
  ...['password', 'newPassword', 'confirmPassword', 'currentPassword'],
  ...['given name', 'forename', 'surname', 'family name', 'email address', 'mail'],
  ...['role name', 'department name', 'team name'],
  // Names that teams and departments may not have
  ...['no department', 'no team', 'all departments', 'all teams'],
  // Filters, and the options of the command palette
  ...['status', 'about', 'by', 'action', 'table', 'from', 'until', 'person', 'history', 'allPeople'],
  ...['nothing', 'people', 'peopleAndHistory', 'next', 'previous', 'first', 'last'],
  // Errors
  ...['permission', 'gone', 'changed', 'taken', 'invalid', 'samePassword', 'limited', 'unreachable', 'other'],
  // Results and progress
  ...['nothing', 'unfinished', 'accountUnconfirmed', 'accountCreated', 'profileUnconfirmed', 'profileAdded'],
  ...['assignmentUnconfirmed', 'assigned', 'invitationUnconfirmed', 'invitationSent'],
  ...['complete', 'listed', 'rejected', 'saved', 'savedUnread', 'conflict', 'assignmentRejected'],
  ...['failed', 'unusable', 'checked', 'ready', 'wrong', 'verifying', 'savingName', 'changingPassword'],
  // Choices
  ...['byHand', 'inactivity', 'expired', 'temporaryPassword', 'invitation', 'light', 'dark', 'csv', 'json', 'print'],
];
const KEPT = new Set(CONSTANTS.map(comparable));

/** Ignores case, spaces, hyphens and underscores, like the header of an import. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}

const alphabet = (first: string, size: number) =>
  Array.from({ length: size }, (_, index) => String.fromCodePoint((first.codePointAt(0) ?? 0) + index));
const DIGITS = alphabet('0', 10);
/** Letters by their number of bytes in UTF-8, which limits the length of a password. */
const LETTERS = [alphabet('a', 26), alphabet('а', 32), alphabet('一', 512), alphabet('𠀀', 512)];

function alphabetOf(character: string): string[] {
  if (/^\d$/.test(character)) return DIGITS;
  const bytes = new TextEncoder().encode(character).length;
  return LETTERS[Math.min(bytes, LETTERS.length) - 1] ?? DIGITS;
}

/**
 * Creates a function that replaces private strings in a JSON value with placeholders, so that guards decide alike:
 * - an address becomes `person1@example.org`, or `person1@example` if it is invalid; a UUID another UUID
 * - a password gets as many other characters with as many bytes
 * - letters and digits of other strings change; words keep their case, and words with the same prefix still share one
 * Equal strings get equal placeholders, different ones different ones. Constants of the charts, ISO times, numbers and
 * booleans are not replaced.
 */
export function createMask(): (value: unknown) => unknown {
  const people = new Map<string, number>();
  const ids = new Map<string, string>();
  const standIns = new Map<string, string>();
  const used = new Map<string, number>();

  /** The placeholder of a character depends on the ones before it: a substitution for all words could be deciphered. */
  const character = (kind: string, before: string, original: string) => {
    const key = `${kind} ${before}${original}`;
    const known = standIns.get(key);
    if (known !== undefined) return known;
    const letters = alphabetOf(original);
    const group = `${kind} ${before}${letters[0]}`;
    const next = used.get(group) ?? used.size * 7;
    used.set(group, next + 1);
    const standIn = letters[next % letters.length] ?? '';
    standIns.set(key, standIn);
    return standIn;
  };
  const replaced = (kind: 'word' | 'secret', text: string) => {
    let before = '';
    return Array.from(text, (original) => {
      const lower = original.toLowerCase();
      const base = kind === 'word' ? lower : original;
      const standIn = /\s/.test(original) ? original : character(kind, before, base);
      before += base;
      return original === lower ? standIn : standIn.toUpperCase();
    }).join('');
  };

  const address = (text: string) => {
    const email = normalizedEmail(text);
    const number = people.get(email) ?? people.size + 1;
    people.set(email, number);
    const domain = emailError(email) === undefined ? 'example.org' : 'example';
    return `${text === email ? 'person' : 'Person'}${number}@${domain}`;
  };
  const id = (text: string) => {
    const known = ids.get(text.toLowerCase());
    const standIn = known ?? `00000000-0000-4000-8000-${ids.size.toString(16).padStart(12, '0')}`;
    ids.set(text.toLowerCase(), standIn);
    return standIn;
  };
  const withoutPatterns = (text: string, rest: (part: string) => string) =>
    text
      .split(PATTERN)
      .map((part, index) => (index % 2 === 0 ? rest(part) : isId(part) ? id(part) : address(part)))
      .join('');
  const words = (text: string) =>
    KEPT.has(comparable(text))
      ? text
      : text.normalize('NFC').replace(/[\p{L}\p{N}]+/gu, (word) => replaced('word', word));

  const mask = (value: unknown, isSecret: boolean): unknown => {
    if (typeof value === 'string') {
      if (isSecret) return isId(value) ? id(value) : replaced('secret', value);
      return ISO_TIME.test(value) ? value : withoutPatterns(value, words);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => mask(item, isSecret));
    return Object.fromEntries(
      Object.entries(value).map(([name, child]: [string, unknown]) => [
        withoutPatterns(name, (part) => part),
        mask(child, isSecret || isSecretIn(value, name)),
      ]),
    );
  };
  return (value) => mask(value, false);
}

/** Whether a property contains a secret: by its name, as the typed value of a field, or as the output of an effect. */
function isSecretIn(value: object, name: string): boolean {
  if (name === 'value' && 'field' in value && typeof value.field === 'string') return SECRET_NAME.test(value.field);
  return SECRET_NAME.test(name) || (name === 'output' && 'output' in value && typeof value.output === 'string');
}
