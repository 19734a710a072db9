/** The header is the first row of a table, and counting starts at one. */
export const FIRST_ROW_INDEX = 2;

/**
 * How high the rows in the document are, by their place in the list. What a row opens to belongs to it, and so does
 * the gap below it.
 */
export function rowHeights(body: HTMLTableSectionElement): Map<number, number> {
  const heights = new Map<number, number>();
  let above: { index: number; top: number } | null = null;
  const close = (top: number) => {
    if (above !== null) heights.set(above.index, top - above.top);
  };
  for (const element of body.children) {
    const rowIndex = element.getAttribute('aria-rowindex');
    if (rowIndex === null && !element.hasAttribute('aria-hidden')) continue;
    const { top } = element.getBoundingClientRect();
    close(top);
    above = rowIndex === null ? null : { index: Number(rowIndex) - FIRST_ROW_INDEX, top };
  }
  close(body.getBoundingClientRect().bottom);
  return heights;
}

/** Which rows are in the document, by their place in the list. */
export function madeRows(body: HTMLTableSectionElement): Set<number> {
  const made = new Set<number>();
  for (const element of body.children) {
    const rowIndex = element.getAttribute('aria-rowindex');
    if (rowIndex !== null) made.add(Number(rowIndex) - FIRST_ROW_INDEX);
  }
  return made;
}

/** A row of the design, in rem, as the theme has it. */
const ROW = 3;

/** A row of the design in somebody's text size, in pixels, until the rows on screen tell better. */
export function expectedRowHeight(): number {
  return ROW * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
