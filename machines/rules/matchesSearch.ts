import { visible } from './text.ts';

/**
 * Whether names match a query, as the server's search_patterns decides it: they contain each word of it, in any order.
 * Words without a letter or digit are ignored, unless the query has no others.
 */
export function matchesSearch(names: string, query: string): boolean {
  const text = normalized(names);
  const words = normalized(query)
    .split(/[\s,;<>"()]+/)
    .filter((word) => word !== '');
  const named = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (named.length > 0 ? named : words).every((word) => text.includes(word));
}

const PLAIN: Partial<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '\u2010': '-',
  '\u2011': '-',
  '–': '-',
};

/** Without capitals, accents, typography and invisible characters, as `private.normalized` of the database. */
function normalized(text: string): string {
  const letters = visible(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return letters.replace(/[łøđıςßæœ’‘ʼ\u2010\u2011–]/g, (letter) => PLAIN[letter] ?? letter);
}
