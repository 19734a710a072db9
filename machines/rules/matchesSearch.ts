import { normalizedName, visible } from './text.ts';

/**
 * Whether names hold what is searched for, as the server decides it (decisions, people): each word of it, in any order,
 * in any place or, under three letters, where a word begins, the signs around it aside. Letters that stand alone are
 * held as they stand, signs alone are in no name.
 */
export function matchesSearch(names: string, search: string): boolean {
  const sought = folded(normalizedName(visible(search)));
  const text = folded(names);
  if (sought === '') return true;
  const words = sought.split(/[\s,;<>"()]+/).filter((word) => LETTERS.test(word));
  if (words.length === 0) return false;
  if (isLong(sought)) {
    if (text.includes(sought)) return true;
    if (!words.some((word) => SEVERAL_LETTERS.test(word))) return false;
  }
  return words.every((word) => (isLong(word) ? text.includes(word) : startsWord(text, word)));
}

const LETTERS = /[\p{L}\p{N}]+/u;
const SEVERAL_LETTERS = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;

/** Whether a part is looked for in any place. */
function isLong(part: string): boolean {
  return Array.from(part).length >= 3;
}

function startsWord(text: string, word: string): boolean {
  const letters = LETTERS.exec(word)?.[0] ?? '';
  return beginnings(text).some((start) => text.startsWith(letters, start));
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

/** Without capitals, accents, typography and invisible characters, as `public.folded` of the database. */
function folded(text: string): string {
  const letters = visible(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return letters.replace(/[łøđıςßæœ’‘ʼ\u2010\u2011–]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Where the words of a text begin. */
function beginnings(text: string): number[] {
  return [0, ...[...text.matchAll(/[^\p{L}\p{N}]/gu)].map(({ index, 0: gap }) => index + gap.length)];
}
