/** The first grapheme of a name (an emoji family is one) in upper case; '?' without a name. */
export function initial(name: string): string {
  const text = name.trim();
  // A segmenter takes 10 ms to start. An ASCII character before another one is a grapheme.
  const [ascii] = /^[!-~](?=[ -~]|$)/.exec(text) ?? [];
  if (ascii !== undefined) return ascii.toLocaleUpperCase();
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return first?.segment.toLocaleUpperCase() ?? '?';
}

/** A step from 0 to `steps` - 1 that depends only on the id, so that a person has the same color everywhere. */
export function stableStep(id: string, steps: number): number {
  // FNV-1a, with its high bits folded into the low ones for the remainder.
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % steps;
}
