import { figures } from '../rules/figures.ts';
import { COUNT_CAP } from '../rules/limits.ts';
import type { ReadRowsContext } from './readRowsContext.ts';

/** How far a reading is; a total that was not counted to its end is not named, unless fewer are wanted. */
export function progressText({ rows, total, limit }: Pick<ReadRowsContext, 'rows' | 'total' | 'limit'>): string {
  const goal = total === null ? null : Math.min(total, limit ?? total);
  const read = figures(rows.length);
  return goal === null || goal > COUNT_CAP || goal < rows.length ? `${read} read` : `${read} of ${figures(goal)}`;
}
