import { focusHeading } from '../../lib/focus.ts';

/** The `aria-rowindex` of a list's first row; the header is row 1. */
export const FIRST_ROW_INDEX = 2;

/**
 * Focuses the last action of a row, or of the row above, after a row was removed.
 * @param index the index of the row in the list; without such a row, the heading is focused
 */
export function focusRowAction(index: number): void {
  for (const place of [index, index - 1]) {
    const row = document.querySelector(`main [aria-rowindex="${place + FIRST_ROW_INDEX}"]`);
    const action = [...(row?.querySelectorAll('button') ?? [])].at(-1);
    if (place >= 0 && action !== undefined) {
      action.focus();
      return;
    }
  }
  focusHeading();
}
