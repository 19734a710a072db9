import type { ListRow, LoadedPage } from '../list/listTypes.ts';
import type { Cursor, ListQuery, RowCount } from '../list/page.ts';
import type { BackendError } from '../shared/outcome.ts';

export type ReadRowsInput = {
  /** What the list is narrowed to, and its order. */
  query: ListQuery;
  /** How many rows that should be; null while it is unknown. */
  total: RowCount | null;
  /** How many are wanted at most; null wants all. */
  limit: number | null;
  /** What is said when the server has no words of its own. */
  failureText: string;
};

export type ReadRowsContext = ReadRowsInput & {
  /** What was read until now. */
  rows: ListRow[];
  /** Where the next page begins; null before the first page and after the last. */
  next: Cursor | null;
  /** Why the last page did not come. */
  error: BackendError | null;
};

/** What was read, and whether that is all there is. */
export type ReadRowsOutput = { rows: ListRow[]; isWhole: boolean };

/** What a page adds. */
export function withPage({ rows }: ReadRowsContext, page: LoadedPage): Partial<ReadRowsContext> {
  if (!page.ok) return { error: page.error };
  return { rows: [...rows, ...page.value.rows], next: page.value.next, error: null };
}

/** Whether nothing more is to be read after this page. */
export function isLastPage({ rows, limit }: ReadRowsContext, page: LoadedPage): boolean {
  if (!page.ok) return false;
  return page.value.next === null || (limit !== null && rows.length + page.value.rows.length >= limit);
}

/** What was read, without what goes beyond the limit; a row that moved while the pages were read counts once. */
export function outputOf({ rows, next, limit }: ReadRowsContext): ReadRowsOutput {
  const known = new Set<string>();
  const unique = rows.filter(({ id }) => known.size !== known.add(id).size);
  const wanted = limit === null ? unique : unique.slice(0, limit);
  return { rows: wanted, isWhole: next === null && wanted.length === unique.length };
}
