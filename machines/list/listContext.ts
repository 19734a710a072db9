import { EXPORT_PAGE_SIZE, PAGE_SIZE } from '../rules/limits.ts';
import type { BackendError, Outcome } from '../shared/outcome.ts';
import type { Cursor, Filters, ListQuery, Page, PageRequest, RowCount, Sort } from './page.ts';
import { queryFields, queryOf } from './query.ts';

/** A row of any list. Selectors add the row type. */
export type ListRow = { id: string };

/** The result of the effect `loadPage`. */
export type LoadedPage = Outcome<Page<ListRow>>;

export type ListInput = {
  /** Shown for an error without a server message, such as `Failed to load users`. */
  failureText: string;
  /** The query from the URL. */
  query?: ListQuery;
  /** The number of rows in the first request, to restore a scroll position beyond the first page. */
  firstSize?: number;
};

type ListContext = {
  failureText: string;
  /** The text of the search box. */
  text: string;
  /** The normalized text of the current search. */
  search: string;
  filters: Filters;
  /** Null for the default order. */
  sort: Sort | null;
  /** The number of rows in the first request; null for one page. */
  firstSize: number | null;
  /** The rows on screen; empty outside of `listing`. */
  rows: ListRow[];
  /** The cursor of the next page; null if all rows are loaded. */
  next: Cursor | null;
  /** The number of matching rows; null if unknown. */
  total: RowCount | null;
  /** The error of the last page. */
  error: BackendError | null;
};

type ListEvent =
  | { type: 'search.change'; text: string }
  /** Enter searches immediately. */
  | { type: 'search.submit' }
  | { type: 'search.clear' }
  /** Raised by the chart when typing pauses. */
  | { type: 'search.apply' }
  /** An empty value clears the filter; `unsets` names another filter that it clears too. */
  | { type: 'filter.set'; name: string; value: string; unsets?: string | undefined }
  | { type: 'sort.set'; sort: Sort | null }
  /** Clears search and filters, but not the sort. */
  | { type: 'query.clear' }
  /** The URL changed: Back, Forward or a link. */
  | { type: 'query.restore'; query: ListQuery }
  /** Raised by the chart when the query has changed. */
  | { type: 'query.applied' }
  | { type: 'page.more' }
  | { type: 'list.refresh' }
  | { type: 'list.retry' }
  | { type: 'row.saved'; row: ListRow }
  | { type: 'row.removed'; id: string }
  /** Reloads from the top: only the server knows the position of a new row. */
  | { type: 'row.added' };

/**
 * - `busy`: a page is loading
 * - `loading`: show the spinner
 * - `slow`: show that it is still working
 * - `refreshing`: the rows on screen are being replaced
 * - `dimmed`: the same, for longer than 150 ms
 * - `stale`: refreshing failed
 */
type ListTag = 'busy' | 'loading' | 'slow' | 'refreshing' | 'dimmed' | 'stale';

/** The types for `setup`. */
export const listTypes = {} as {
  input: ListInput;
  context: ListContext;
  events: ListEvent;
  tags: ListTag;
};

/** Loads shorter than this show no spinner, to avoid flicker (decisions, people). */
export const SPINNER_DELAY = 150;

/** The initial context. */
export function initialContext({ input }: { input: ListInput }): ListContext {
  const { failureText, query = { search: '' }, firstSize = null } = input;
  return {
    failureText,
    text: query.search,
    ...queryFields(query),
    firstSize,
    rows: [],
    next: null,
    total: null,
    error: null,
  };
}

/** The request of the first page. */
export function firstRequest(context: ListContext): PageRequest {
  const { firstSize } = context;
  return { ...queryOf(context), after: null, ...(firstSize !== null && { size: firstSize }) };
}

/** Replaces the rows with a first page. */
export function withFirstPage(page: LoadedPage): Partial<ListContext> {
  return page.ok ? { ...page.value, firstSize: null, error: null } : {};
}

/** Appends a page without duplicates of rows that moved in the meantime. */
export function withFurtherPage(rows: ListRow[], page: LoadedPage): Partial<ListContext> {
  if (!page.ok) return {};
  const known = new Set(rows.map(({ id }) => id));
  const added = page.value.rows.filter(({ id }) => !known.has(id));
  return { rows: [...rows, ...added], next: page.value.next, error: null };
}

/** Replaces the row with the same id. */
export function withRow(rows: ListRow[], saved: ListRow): Partial<ListContext> {
  return { rows: rows.map((row) => (row.id === saved.id ? saved : row)) };
}

/** The number of rows to request in a refresh, so that as many stay on screen; null for one page. */
export function sizeForRefresh({ length }: ListRow[]): number | null {
  return length > PAGE_SIZE ? Math.min(length, EXPORT_PAGE_SIZE) : null;
}
