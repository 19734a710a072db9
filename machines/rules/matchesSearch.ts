import { visible } from './text.ts';

/**
 * Whether names match a query: they contain each of its words, in any order, as in the database's search_patterns.
 * Words without letters or digits are ignored, unless there are no others.
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

/** Removes case, accents, typographic variants and invisible characters, like `private.normalized` in the database. */
function normalized(text: string): string {
  const letters = visible(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return letters.replace(/[łøđıςßæœ’‘ʼ\u2010\u2011–]/g, (letter) => PLAIN[letter] ?? letter);
}
