import type { DirectoryRow, LoadedPage } from '../directory/directoryTypes.ts';
import type { Cursor, ListQuery } from '../directory/page.ts';
import type { Refusal } from '../outcome.ts';

export type ExportFormat = 'csv' | 'json';

/** What is exported: all that a list is narrowed to, in its order. */
export type ExportRequest = {
  format: ExportFormat;
  query: ListQuery;
  /** How many rows that should be; null while it is unknown. */
  total: number | null;
};

/** What becomes a file. */
export type ExportedFile = { format: ExportFormat; rows: DirectoryRow[] };

export type ExportRowsContext = {
  request: ExportRequest;
  /** What was read until now. */
  rows: DirectoryRow[];
  /** Where the next page begins; null before the first page and after the last. */
  next: Cursor | null;
  /** Why the last page did not come. */
  refusal: Refusal | null;
};

/** Before anything is exported. */
export const NOTHING_EXPORTED: ExportRowsContext = {
  request: { format: 'csv', query: { search: '' }, total: null },
  rows: [],
  next: null,
  refusal: null,
};

/** What a page adds; a row that moved while the pages were read counts once. */
export function withPage({ rows }: ExportRowsContext, page: LoadedPage): Partial<ExportRowsContext> {
  if (!page.ok) return { refusal: page.refusal };
  const known = new Set(rows.map(({ id }) => id));
  return {
    rows: [...rows, ...page.value.rows.filter(({ id }) => !known.has(id))],
    next: page.value.next,
    refusal: null,
  };
}
