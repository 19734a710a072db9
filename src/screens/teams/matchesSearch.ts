/**
 * Whether a name holds what is searched for, as the server decides it for teams (decisions, people): each of its words, in
 * any order, in any place or, under three letters, where a word begins. Letters that stand alone are held as they stand,
 * signs alone are in no name.
 */
export function matchesSearch(name: string, search: string): boolean {
  const sought = folded(search.trim());
  const text = folded(name);
  if (sought === '') return true;
  const words = sought.split(/[\s,;]+/).filter((word) => LETTER.test(word));
  if (words.length === 0) return false;
  if (lengthOf(sought) < 3) return startsWord(text, sought);
  if (text.includes(sought)) return true;
  return words.some((word) => lengthOf(word) > 1) && words.every((word) => holdsWord(text, word));
}

const LETTER = /[\p{L}\p{N}]/u;
const LETTER_FIRST = /^[\p{L}\p{N}]/u;

function lengthOf(text: string): number {
  return Array.from(text).length;
}

function holdsWord(text: string, word: string): boolean {
  return lengthOf(word) >= 3 || !LETTER_FIRST.test(word) ? text.includes(word) : startsWord(text, word);
}

function startsWord(text: string, part: string): boolean {
  return LETTER_FIRST.test(part) && beginnings(text).some((start) => text.startsWith(part, start));
}

const PLAIN: Partial<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Without capitals and accents, as `public.folded` of the database. */
function folded(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return letters.replace(/[łøđıςßæœ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Where the words of a text begin. */
function beginnings(text: string): number[] {
  return [0, ...[...text.matchAll(/[^\p{L}\p{N}]/gu)].map(({ index, 0: gap }) => index + gap.length)];
}
