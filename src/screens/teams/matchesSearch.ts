/**
 * Whether a name holds what is searched for, as the server decides it for teams (decisions, people): any part of it, or
 * under three letters the beginning of a word.
 */
export function matchesSearch(name: string, search: string): boolean {
  const query = search.trim().toLowerCase();
  const text = name.toLowerCase();
  if (Array.from(query).length >= 3) return text.includes(query);
  return query === '' || beginnings(text).some((start) => text.startsWith(query, start));
}

/** Where the words of a text begin. */
function beginnings(text: string): number[] {
  return [0, ...[...text.matchAll(/[^\p{L}\p{N}]/gu)].map(({ index, 0: gap }) => index + gap.length)];
}
