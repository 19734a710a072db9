import { isId } from '../../../machines/rules/isId.ts';
import { normalizedEmail } from '../../../machines/rules/text.ts';
import { MAXIMUM_PASSWORD_BYTES } from '../../../machines/rules/limits.ts';
import { emailError, newPasswordError } from '../../../machines/rules/validation.ts';
import { withoutPrivate } from './productTexts.ts';

/** Properties that contain secrets, and fields whose typed value is one. */
const SECRET_NAME = /password|token|secret|authorization/i;

/** An address, even inside a sentence, or a UUID. */
const PATTERN = /([^\s"<>(),:;@]+@[^\s"'<>(),:;@]*[^\s"'<>(),:;@.!?]|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)/gi;
const ISO_TIME = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d[\d:.]*(Z|[+-]\d\d(:?\d\d)?))?$/;

/** Names of people, in full even if they are words of the product. */
const PERSON_NAME = /(first|last|display)_?name/i;

const alphabet = (first: string, size: number) =>
  Array.from({ length: size }, (_, index) => String.fromCodePoint((first.codePointAt(0) ?? 0) + index));
const DIGITS = alphabet('0', 10);
const LATIN = alphabet('a', 26);
const OTHER_LETTERS = alphabet('一', 512);

/**
 * Creates a function that replaces private strings in a JSON value with placeholders, so that guards decide alike:
 * - an address becomes `person1@example.org`, or `person1@example` if it is invalid; a UUID another UUID
 * - a password becomes `password1`, or an invalid one if it is invalid
 * - letters and digits of other strings change; words keep their case, and words with the same prefix still share one
 * Equal strings get equal placeholders, different ones different ones. The product's own texts, ISO times, numbers and
 * booleans are not replaced.
 */
export function createMask(): (value: unknown) => unknown {
  const people = new Map<string, number>();
  const ids = new Map<string, string>();
  const secrets = new Map<string, string>();
  const standIns = new Map<string, string>();
  const used = new Map<string, number>();

  /** The placeholder of a character depends on the ones before it: a substitution for all words could be deciphered. */
  const character = (before: string, original: string) => {
    const key = `${before}${original}`;
    const known = standIns.get(key);
    if (known !== undefined) return known;
    const letters = /\d/.test(original) ? DIGITS : /[a-z]/.test(original) ? LATIN : OTHER_LETTERS;
    const group = `${before} ${letters[0]}`;
    const next = used.get(group) ?? used.size * 7;
    used.set(group, next + 1);
    const standIn = letters[next % letters.length] ?? '';
    standIns.set(key, standIn);
    return standIn;
  };
  const word = (text: string) => {
    let before = '';
    return Array.from(text, (original) => {
      const lower = original.toLowerCase();
      const standIn = character(before, lower);
      before += lower;
      return original === lower ? standIn : standIn.toUpperCase();
    }).join('');
  };
  /** Only equality and validity remain of a password. */
  const secret = (text: string) => {
    const valid = `password${secrets.size + 1}`;
    const candidates = [`${secrets.size + 1}`, valid, valid.padEnd(MAXIMUM_PASSWORD_BYTES + 1, '-')];
    const standIn = candidates.find((candidate) => newPasswordError(candidate) === newPasswordError(text)) ?? valid;
    secrets.set(text, secrets.get(text) ?? standIn);
    return secrets.get(text) ?? standIn;
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
  const words = (text: string) => text.normalize('NFC').replace(/[\p{L}\p{N}]+/gu, word);
  const replace: Replace = (text, kind) => {
    if (kind === 'secret') return isId(text) ? id(text) : secret(text);
    return withoutPatterns(text, kind === 'name' ? words : (part) => withoutPrivate(part, words));
  };
  return (value) => maskTexts(value, replace);
}

type Kind = 'secret' | 'name' | 'text';
type Replace = (text: string, kind: Kind) => string;

/** Replaces the texts of a JSON value that are not the product's own, and addresses and ids in keys. */
function maskTexts(value: unknown, replace: Replace, kind: Kind = 'text'): unknown {
  if (typeof value === 'string') {
    if (value === '') return value;
    if (kind === 'secret' || (kind === 'name' && !value.includes(' '))) return replace(value, kind);
    return ISO_TIME.test(value) ? value : withoutPrivate(value, (part) => replace(part, kind));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => maskTexts(item, replace, kind));
  return Object.fromEntries(
    Object.entries(value).map(([name, child]: [string, unknown]) => [
      name.replace(PATTERN, (part) => replace(part, 'text')),
      maskTexts(child, replace, kind === 'text' ? kindOf(value, name) : kind),
    ]),
  );
}

/** What a property contains: by its name, as the typed value of a field, or as the output of an effect. */
function kindOf(value: object, name: string): Kind {
  const field = name === 'value' && 'field' in value && typeof value.field === 'string' ? value.field : name;
  const isOutput = name === 'output' && 'output' in value && typeof value.output === 'string';
  if (isOutput || SECRET_NAME.test(field)) return 'secret';
  return PERSON_NAME.test(field) ? 'name' : 'text';
}
