import { visible } from './text.ts';

/**
 * Whether names match a query: they contain each of its words, in any order, as in the database's search_patterns.
 * Signs between words are ignored, unless the query has no letters or digits.
 */
export function matchesSearch(names: string, query: string): boolean {
  const text = normalized(names);
  const wanted = normalized(query);
  const isNamed = (word: string) => /[\p{L}\p{N}]/u.test(word);
  const words = isNamed(wanted) ? wanted.split(/[\s,;<>"()]+/).filter(isNamed) : wanted.split(/\s+/);
  return words.every((word) => text.includes(word));
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
