import { formatNumber } from '../rules/format.ts';
import type { ReadRowsContext } from './readRowsContext.ts';

/** How far a reading is; a total that was not counted to its end is not named, unless fewer are wanted. */
export function progressText({ rows, total, limit }: Pick<ReadRowsContext, 'rows' | 'total' | 'limit'>): string {
  const read = formatNumber(rows.length);
  if (total === null) return `${read} read`;
  const goal = Math.min(total.number, limit ?? Infinity);
  const isKnown = (total.isExact || goal === limit) && goal >= rows.length;
  return isKnown ? `${read} of ${formatNumber(goal)}` : `${read} read`;
}
