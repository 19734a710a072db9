import type { RowCount } from '../list/page.ts';

/** A count that is known to be so many. */
export function exactly(number: number): RowCount {
  return { number, isExact: true };
}

/** A count that stopped at so many. */
export function atLeast(number: number): RowCount {
  return { number, isExact: false };
}
