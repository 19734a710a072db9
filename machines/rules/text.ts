/** Characters without a glyph: Unicode's Default_Ignorable_Code_Point and the empty braille pattern. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SPACES = /\p{Space_Separator}+/gu;

/** Removes characters without a glyph, like `private.visible` in the database. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * Normalizes a name like the database (`private.stored_name`): NFC, single spaces, trimmed. Invisible characters inside
 * stay, because Persian and emoji use them.
 */
export function normalizedName(text: string): string {
  return text.normalize('NFC').trim().replace(SPACES, ' ');
}

/** Normalizes a name for comparison: names that look the same are equal, ignoring case. */
export function comparableName(text: string): string {
  return normalizedName(visible(text)).toLowerCase();
}

/**
 * Normalizes an email address like the database (`private.normalized_email`): removes invisible characters, outer
 * spaces and `mailto:`, and lowercases ASCII letters. JavaScript, Go and Postgres lowercase other letters differently.
 * Also encodes an international domain, which the database rejects.
 */
export function normalizedEmail(text: string): string {
  const address = visible(text)
    .trim()
    .replace(/^mailto:/i, '');
  return withAsciiDomain(address.trim()).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Removes null characters and lone surrogates, which a request cannot contain, and normalizes the search. The domain of
 * an address becomes the stored one.
 */
export function normalizedSearch(text: string): string {
  return withAsciiDomain(normalizedName(text.replace(/[\0\p{Surrogate}]/gu, '')));
}

const DOMAIN = /@((?:[\p{L}\p{M}\p{N}-]+[.\u3002\uff0e\uff61])+[\p{L}\p{M}\p{N}-]+)/gu;

/** Encodes the international domain of an address: `a@müller.example` becomes `a@xn--mller-kva.example`. */
function withAsciiDomain(text: string): string {
  return text.replace(DOMAIN, (part, domain: string) => {
    const isEncodable = /\P{ASCII}/u.test(domain) && URL.canParse(`http://${domain}`);
    return isEncodable ? `@${new URL(`http://${domain}`).hostname}` : part;
  });
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const DIRECTIONAL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Isolates the direction of a name in plain text, so that it does not reorder the words around it; markup has `<bdi>`.
 * Removes directional characters from the name, which could end the isolation.
 */
export function isolated(name: string): string {
  const text = name.replace(DIRECTIONAL, '');
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
