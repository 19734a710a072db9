/** Characters that nothing is drawn for: Unicode's Default_Ignorable_Code_Point and the empty braille pattern. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SPACES = /\p{Space_Separator}+/gu;

/** A text without the characters that nothing is drawn for; `private.visible` of the database. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * Normalizes a name as the database stores it (`private.stored_name`): NFC, single spaces, none around it. Invisible
 * characters inside stay: Persian and emoji need them.
 */
export function normalizedName(text: string): string {
  return text.normalize('NFC').trim().replace(SPACES, ' ');
}

/** What two names are compared by: they are the same if they look the same, in any case. */
export function comparableName(text: string): string {
  return normalizedName(visible(text)).toLowerCase();
}

/**
 * Normalizes an email address as the database compares it (`private.normalized_email`): no invisible characters, no space
 * around it, no `mailto:`, lower case. Only ASCII letters change: JavaScript, Go and Postgres lower-case others differently.
 */
export function normalizedEmail(text: string): string {
  const address = visible(text)
    .trim()
    .replace(/^mailto:/i, '');
  return address.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Removes what no request can carry, the character zero and halves of characters, and normalizes the rest. */
export function normalizedSearch(text: string): string {
  return normalizedName(text.replace(/[\0\p{Surrogate}]/gu, ''));
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const DIRECTIONAL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Isolates a name in a sentence, so that its direction does not reorder the words around it. For plain text; markup has
 * `<bdi>`. Directional characters are removed: one of them could end the isolation.
 */
export function isolated(name: string): string {
  const text = name.replace(DIRECTIONAL, '');
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
