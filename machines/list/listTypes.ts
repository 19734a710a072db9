import type { Outcome, BackendError } from '../shared/outcome.ts';
import type { Cursor, Filters, ListQuery, Page, RowCount, Sort } from './page.ts';

/** What every list's rows have in common; selectors give them their own type. */
export type ListRow = { id: string };

/** What the effect `loadPage` returns. */
export type LoadedPage = Outcome<Page<ListRow>>;

export type ListInput = {
  /** What is said when the server has no words of its own: `Failed to load users`. */
  failureText: string;
  /** What the address asks for. */
  query?: ListQuery;
  /** How many rows the first page has, where somebody comes back to more of them than a page. */
  firstSize?: number;
};

export type ListContext = {
  failureText: string;
  /** What the search box holds, as typed. */
  text: string;
  /** What is asked of the server: the trimmed text, once applied. */
  search: string;
  filters: Filters;
  /** Null leaves the list in its own order. */
  sort: Sort | null;
  /** How many rows the first page is to have; null asks for a usual one. */
  firstSize: number | null;
  /** What is on screen; empty outside of `listing`. */
  rows: ListRow[];
  /** Where the next page begins; null when all rows are here. */
  next: Cursor | null;
  /** How many rows match in all; null while that is unknown. */
  total: RowCount | null;
  /** Why the last page did not come. */
  error: BackendError | null;
};

type ListEvent =
  | { type: 'search.change'; text: string }
  /** Enter: searches at once. */
  | { type: 'search.submit' }
  | { type: 'search.clear' }
  /** Raised by the chart itself when typing is over. */
  | { type: 'search.apply' }
  /** An empty value unsets the filter. */
  /** `unsets` names another filter that has no match together with this one. */
  | { type: 'filter.set'; name: string; value: string; unsets?: string | undefined }
  | { type: 'sort.set'; sort: Sort | null }
  /** Everything is listed again, in the order it has. */
  | { type: 'query.clear' }
  /** The address changed: Back, Forward, a link. */
  | { type: 'query.restore'; query: ListQuery }
  /** Raised by the chart itself when there is something new to ask for. */
  | { type: 'query.applied' }
  | { type: 'page.more' }
  | { type: 'list.refresh' }
  | { type: 'list.retry' }
  | { type: 'row.saved'; row: ListRow }
  | { type: 'row.removed'; id: string }
  /** Where a new row belongs is for the server to say: the list is read from the top. */
  | { type: 'row.added' };

/**
 * - `busy`: a page is on its way
 * - `loading`: show the spinner
 * - `slow`: say that it is still working
 * - `refreshing`: the rows on screen are about to be replaced
 * - `dimmed`: show that they are, since it takes longer than a moment
 * - `stale`: the rows on screen are old, and refreshing them failed
 */
type ListTag = 'busy' | 'loading' | 'slow' | 'refreshing' | 'dimmed' | 'stale';

/** What the chart is made of, for xstate's `setup`. */
export const listTypes = {} as {
  input: ListInput;
  context: ListContext;
  events: ListEvent;
  tags: ListTag;
};
