/** A letter or digit that no combining character can follow. */
const PLAIN_START = /^[\p{Script=Latin}\d](?=$|[\p{Script=Latin}\s.'’-])/u;

let graphemes: Intl.Segmenter | undefined;

/** The first grapheme of a name (an emoji family is one) in upper case; '?' without a name. */
export function initial(name: string): string {
  const text = name.trim();
  return (PLAIN_START.exec(text)?.[0] ?? firstGrapheme(text))?.toLocaleUpperCase() ?? '?';
}

function firstGrapheme(text: string): string | undefined {
  // Created on first use, because it takes 50 ms on a slow phone.
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [first] = graphemes.segment(text);
  return first?.segment;
}

/** A step from 0 to `steps` - 1 that depends only on the id, so that a person has the same color everywhere. */
export function stableStep(id: string, steps: number): number {
  // FNV-1a, with its high bits folded into the low ones for the remainder.
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % steps;
}
