/** Text sizes of a drawing, in px. */
export const TEXT = { name: 14, line: 12, lineHeight: 18, nameHeight: 22 } as const;

const NARROW = /[iljtfrI.,:;'|()[\]! ]/;
const WIDE = /[mwMW@]/;

/** The estimated text width, because drawings are also laid out without a browser. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) {
    width += NARROW.test(character) ? 0.34 : WIDE.test(character) ? 0.88 : /[A-Z]/.test(character) ? 0.68 : 0.57;
  }
  return Math.ceil(width * size);
}
