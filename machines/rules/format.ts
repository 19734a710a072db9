/** Formats a whole number: `12,345`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en');
}

/** Joins items: `a, b, and c`. */
export function formatAll(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}

/** Joins alternatives: `a, b, or c`. */
export function formatAny(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}
