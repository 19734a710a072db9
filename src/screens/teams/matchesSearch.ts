/**
 * Whether a name holds what is searched for, as the server decides it for teams (decisions, people): any part of it, or
 * under three letters the beginning of a word.
 */
export function matchesSearch(name: string, search: string): boolean {
  const query = folded(search.trim());
  const text = folded(name);
  if (Array.from(query).length >= 3) return text.includes(query);
  return query === '' || beginnings(text).some((start) => text.startsWith(query, start));
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
