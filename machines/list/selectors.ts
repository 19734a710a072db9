import type { SnapshotFrom } from 'xstate';
import { errorText } from '../shared/outcome.ts';
import type { ListRow } from './listContext.ts';
import type { listMachine } from './listMachine.ts';
import type { RowCount } from './page.ts';
import { isFiltered } from './query.ts';

export type ListSnapshot = SnapshotFrom<typeof listMachine>;

/** The rows on screen. `Row` is the row type of the provided `loadPage`; the chart only knows ids. */
export function rowsOf<Row extends ListRow>({ context }: ListSnapshot): Row[] {
  return context.rows as Row[];
}

/** The number of matching rows; null if unknown. Once all rows are loaded, their number replaces a partial count. */
export function totalOf(snapshot: ListSnapshot): RowCount | null {
  const { total, rows, next } = snapshot.context;
  const isKnownByRows = total !== null && !total.isExact && next === null && areCountedRows(snapshot);
  return isKnownByRows ? { number: rows.length, isExact: true } : total;
}

/** Whether the count belongs to the rows on screen, and not to the previous query. */
function areCountedRows(snapshot: ListSnapshot): boolean {
  const areOld = isRefreshing(snapshot) || isStale(snapshot);
  return isListing(snapshot) && (!areOld || snapshot.matches({ total: 'counting' }));
}

/** Whether all rows are loaded. */
export const isWholeList = ({ context }: ListSnapshot) => context.next === null;

/** The text of the search box. */
export const searchTextOf = ({ context }: ListSnapshot) => context.text;

/** The search of the visible rows, or an empty string. */
export const appliedSearchOf = ({ context }: ListSnapshot) => context.search;

/** The active filters by their names in the URL. */
export const filtersOf = ({ context }: ListSnapshot) => context.filters;

/** The sort; null in the default order. */
export const sortOf = ({ context }: ListSnapshot) => context.sort;

/** The number of active filters. */
export const filterCountOf = ({ context }: ListSnapshot) => Object.keys(context.filters).length;

/** Whether a search or a filter is set. */
export const isFilteredList = ({ context }: ListSnapshot) => isFiltered(context);

/** The visible error, or null. */
export function failureOf(snapshot: ListSnapshot): string | null {
  const { error, failureText } = snapshot.context;
  const isShown = isFailed(snapshot) || isMoreFailed(snapshot) || isStale(snapshot);
  return isShown && error !== null ? errorText(error, failureText) : null;
}

/** Whether to show the spinner of the first page. */
export const isLoading = (snapshot: ListSnapshot) => snapshot.hasTag('loading');

/** Whether to show that it is still working. */
export const isSlow = (snapshot: ListSnapshot) => snapshot.hasTag('slow');

/** Whether the rows on screen are being replaced. */
export const isRefreshing = (snapshot: ListSnapshot) => snapshot.hasTag('refreshing');

/** Whether to dim the rows, because replacing them takes longer than a moment. */
export const isDimmed = (snapshot: ListSnapshot) => snapshot.hasTag('dimmed');

/** Whether the rows on screen are stale because refreshing failed. */
export const isStale = (snapshot: ListSnapshot) => snapshot.hasTag('stale');

/** Whether the list is empty without a search or filter. */
export const isEmpty = (snapshot: ListSnapshot) => snapshot.matches({ list: 'empty' });

/** Whether no row matches the query. */
export const isNoMatch = (snapshot: ListSnapshot) => snapshot.matches({ list: 'noMatch' });

/** Whether the first page failed to load. */
export const isFailed = (snapshot: ListSnapshot) => snapshot.matches({ list: 'failed' });

/** Whether rows are on screen. */
export const isListing = (snapshot: ListSnapshot) => snapshot.matches({ list: 'listing' });

/** Whether the first page was loaded or failed to load. */
export const isSettled = (snapshot: ListSnapshot) =>
  isListing(snapshot) || isNoMatch(snapshot) || isEmpty(snapshot) || isFailed(snapshot);

/** Whether the next page is loading. */
export const isLoadingMore = (snapshot: ListSnapshot) => snapshot.matches({ list: { listing: 'loadingMore' } });

/** Whether the next page failed to load. */
export const isMoreFailed = (snapshot: ListSnapshot) => snapshot.matches({ list: { listing: 'moreFailed' } });

/** The props of a table besides its rows; compare with `shallowEqual`. */
export function tableOf(snapshot: ListSnapshot) {
  const total = totalOf(snapshot);
  return {
    exactTotal: total?.isExact === true ? total.number : null,
    search: appliedSearchOf(snapshot),
    isFiltered: filterCountOf(snapshot) > 0,
    failure: failureOf(snapshot),
    isWaiting: isLoading(snapshot),
    isUpdating: isRefreshing(snapshot),
    isLongUpdating: isDimmed(snapshot),
    hasRows: isListing(snapshot),
    isLate: isSlow(snapshot),
    hasNothing: isEmpty(snapshot),
    hasNoMatch: isNoMatch(snapshot),
    hasFailed: isFailed(snapshot),
    isStale: isStale(snapshot),
  };
}

/** The props of the end of a list; compare with `shallowEqual`. */
export function endOf(snapshot: ListSnapshot) {
  return {
    hasMore: snapshot.can({ type: 'page.more' }),
    isWhole: isWholeList(snapshot),
    isBusy: isLoadingMore(snapshot) || isDimmed(snapshot),
    // Retry is above the rows then.
    isOutdated: isStale(snapshot),
    hasFailed: isMoreFailed(snapshot),
    failure: failureOf(snapshot),
    shown: rowsOf(snapshot).length,
    // Not `totalOf`, so that the end of the list shows the number of rows.
    total: snapshot.context.total,
  };
}
