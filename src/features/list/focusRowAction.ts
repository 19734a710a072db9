import { focusHeading } from '../../lib/focus.ts';
import { FIRST_ROW_INDEX } from './rowIndex.ts';

/**
 * Puts the focus on the last action of a row, or of the one above it: where a row was removed, one goes on.
 * @param index the place of the row in the list; the heading has the focus where there is no such row
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
