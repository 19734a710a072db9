import type { ListRow } from '../list/listTypes.ts';
import type { ListQuery, RowCount } from '../list/page.ts';

export type ExportFormat = 'csv' | 'json';

/** What is exported: all that a list is narrowed to, in its order. */
export type ExportRequest = {
  format: ExportFormat;
  query: ListQuery;
  /** How many rows that should be; null while it is unknown. */
  total: RowCount | null;
};

/** What becomes a file. */
export type ExportedFile = { format: ExportFormat; rows: ListRow[] };

export type ExportRowsContext = {
  request: ExportRequest;
  rows: ListRow[];
};

/** Before anything is exported. */
export const NOTHING_EXPORTED: ExportRowsContext = {
  request: { format: 'csv', query: { search: '' }, total: null },
  rows: [],
};
