/** A letter or figure that no later sign can belong to. */
const PLAIN_START = /^[\p{Script=Latin}\d](?=$|[\p{Script=Latin}\s.'’-])/u;

let graphemes: Intl.Segmenter | undefined;

/** The first letter of a name as a person counts letters (an emoji family is one), upper case; '?' without a name. */
export function initial(name: string): string {
  const text = name.trim();
  return (PLAIN_START.exec(text)?.[0] ?? firstGrapheme(text))?.toLocaleUpperCase() ?? '?';
}

function firstGrapheme(text: string): string | undefined {
  // Made for the first that needs it: it takes a slow phone fifty milliseconds.
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [first] = graphemes.segment(text);
  return first?.segment;
}

/** A step from 0 to `steps` - 1 that depends on the id alone: the same person has the same colour everywhere. */
export function stableStep(id: string, steps: number): number {
  // FNV-1a, its high bits folded into the low ones that the remainder is made of.
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % steps;
}
