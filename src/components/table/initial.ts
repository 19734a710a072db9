const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first grapheme of a name (an emoji family is one) in upper case; '?' without a name. */
export function initial(name: string): string {
  const [first] = graphemes.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}

/** A step from 0 to `steps` - 1 that depends only on the id, so that a person has the same color everywhere. */
export function stableStep(id: string, steps: number): number {
  // FNV-1a, with its high bits folded into the low ones for the remainder.
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % steps;
}
