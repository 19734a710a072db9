import type { ListContext, ListRow, LoadedPage } from './listTypes.ts';
import { EXPORT_PAGE_SIZE, PAGE_SIZE } from '../rules/limits.ts';

/** What a first page changes: it replaces what was there. The next one is a usual one. */
export function withFirstPage(page: LoadedPage): Partial<ListContext> {
  return page.ok ? { ...page.value, firstSize: null, error: null } : {};
}

/** What a further page changes. A row that moved while the pages were read would come twice: it stays where it is. */
export function withFurtherPage(rows: ListRow[], page: LoadedPage): Partial<ListContext> {
  if (!page.ok) return {};
  const known = new Set(rows.map(({ id }) => id));
  const added = page.value.rows.filter(({ id }) => !known.has(id));
  return { rows: [...rows, ...added], next: page.value.next, error: null };
}

/** What saving one row changes: it stays where it is. */
export function withRow(rows: ListRow[], saved: ListRow): Partial<ListContext> {
  return { rows: rows.map((row) => (row.id === saved.id ? saved : row)) };
}

/** How many rows to ask for, where as many are to stay on screen; null where a usual page has them. */
export function lengthToKeep({ length }: ListRow[]): number | null {
  return length > PAGE_SIZE ? Math.min(length, EXPORT_PAGE_SIZE) : null;
}
