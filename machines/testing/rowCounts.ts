import type { RowCount } from '../list/page.ts';

/** An exact count. */
export function exactly(number: number): RowCount {
  return { number, isExact: true };
}

/** A partial count. */
export function atLeast(number: number): RowCount {
  return { number, isExact: false };
}
