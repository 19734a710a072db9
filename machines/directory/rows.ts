import type { DirectoryContext, DirectoryRow, LoadedPage } from './directoryTypes.ts';

/** What a first page changes: it replaces what was there. The next one is a usual one. */
export function withFirstPage(page: LoadedPage): Partial<DirectoryContext> {
  return page.ok ? { ...page.value, firstSize: null, refusal: null } : {};
}

/** What a further page changes. A row that moved while the pages were read would come twice: it stays where it is. */
export function withFurtherPage(rows: DirectoryRow[], page: LoadedPage): Partial<DirectoryContext> {
  if (!page.ok) return {};
  const known = new Set(rows.map(({ id }) => id));
  const added = page.value.rows.filter(({ id }) => !known.has(id));
  return { rows: [...rows, ...added], next: page.value.next, refusal: null };
}

/** What saving one row changes: it stays where it is. */
export function withRow(rows: DirectoryRow[], saved: DirectoryRow): Partial<DirectoryContext> {
  return { rows: rows.map((row) => (row.id === saved.id ? saved : row)) };
}
