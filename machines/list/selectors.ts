import type { SnapshotFrom } from 'xstate';
import { errorText } from '../shared/outcome.ts';
import type { listMachine } from './listMachine.ts';
import type { ListRow } from './listContext.ts';
import type { RowCount } from './page.ts';
import { isFiltered } from './query.ts';

export type ListSnapshot = SnapshotFrom<typeof listMachine>;

/** The rows on screen. `Row` is what the provided `loadPage` returns: the chart itself knows ids only. */
export function rowsOf<Row extends ListRow>({ context }: ListSnapshot): Row[] {
  return context.rows as Row[];
}

/** How many rows match in all; null while that is unknown. A list read to its end says more than a count that stopped. */
export function totalOf(snapshot: ListSnapshot): RowCount | null {
  const { total, rows, next } = snapshot.context;
  const isKnownByRows = total !== null && !total.isExact && next === null && areCountedRows(snapshot);
  return isKnownByRows ? { number: rows.length, isExact: true } : total;
}

/** Whether the rows on screen are of what was counted: of another search, count and rows come one after the other. */
function areCountedRows(snapshot: ListSnapshot): boolean {
  const areOld = isRefreshing(snapshot) || isStale(snapshot);
  return isListing(snapshot) && (!areOld || snapshot.matches({ total: 'counting' }));
}

/** How many rows match in all, if that is known exactly; null otherwise. */
function exactTotalOf(snapshot: ListSnapshot): number | null {
  const total = totalOf(snapshot);
  return total?.isExact === true ? total.number : null;
}

/** Whether the rows on screen are all of them. */
export const isWholeList = ({ context }: ListSnapshot) => context.next === null;

/** What the search box holds. */
export const searchTextOf = ({ context }: ListSnapshot) => context.text;

/** What the rows were searched for; empty when all are listed. Named in the words for no match. */
export const appliedSearchOf = ({ context }: ListSnapshot) => context.search;

/** What the rows are narrowed to, by the names the filters have in the address. */
export const filtersOf = ({ context }: ListSnapshot) => context.filters;

/** What the rows are sorted by; null while they have their own order. */
export const sortOf = ({ context }: ListSnapshot) => context.sort;

/** How many filters are set. */
export const filterCountOf = ({ context }: ListSnapshot) => Object.keys(context.filters).length;

/** Whether a filter narrows the rows. */
export const hasFilters = ({ context }: ListSnapshot) => Object.keys(context.filters).length > 0;

/** Whether a search or a filter narrows the rows. */
export const isFilteredList = ({ context }: ListSnapshot) => isFiltered(context);

/** What failed, where a failure is on screen: the server's words or the catalogue's; null otherwise. */
export function failureOf(snapshot: ListSnapshot): string | null {
  const { error, failureText } = snapshot.context;
  const isShown = isFailed(snapshot) || isMoreFailed(snapshot) || isStale(snapshot);
  return isShown && error !== null ? errorText(error, failureText) : null;
}

/** Whether to show the spinner over rows that are not there yet. */
export const isLoading = (snapshot: ListSnapshot) => snapshot.hasTag('loading');

/** Whether to say that it is still working. */
export const isSlow = (snapshot: ListSnapshot) => snapshot.hasTag('slow');

/** Whether the rows on screen are about to be replaced. */
export const isRefreshing = (snapshot: ListSnapshot) => snapshot.hasTag('refreshing');

/** Whether to show that they are: an answer within a moment dims nothing. */
export const isDimmed = (snapshot: ListSnapshot) => snapshot.hasTag('dimmed');

/** Whether the rows on screen are old because refreshing them failed. */
export const isStale = (snapshot: ListSnapshot) => snapshot.hasTag('stale');

/** Whether there is nothing at all. */
export const isEmpty = (snapshot: ListSnapshot) => snapshot.matches({ list: 'empty' });

/** Whether nothing matches the search. */
export const isNoMatch = (snapshot: ListSnapshot) => snapshot.matches({ list: 'noMatch' });

/** Whether the first page could not be loaded: there are no rows, only the failure. */
export const isFailed = (snapshot: ListSnapshot) => snapshot.matches({ list: 'failed' });

/** Whether rows are on screen. */
export const isListing = (snapshot: ListSnapshot) => snapshot.matches({ list: 'listing' });

/** Whether it is known what the list has, or that it could not be loaded. */
export const isSettled = (snapshot: ListSnapshot) =>
  isListing(snapshot) || isNoMatch(snapshot) || isEmpty(snapshot) || isFailed(snapshot);

/** Whether the next page is on its way. */
export const isLoadingMore = (snapshot: ListSnapshot) => snapshot.matches({ list: { listing: 'loadingMore' } });

/** Whether the next page could not be loaded: its failure belongs below the rows. */
export const isMoreFailed = (snapshot: ListSnapshot) => snapshot.matches({ list: { listing: 'moreFailed' } });

/** Whether a next page may be asked for. */
export const canLoadMore = (snapshot: ListSnapshot) => snapshot.can({ type: 'page.more' });

/** All that a table shows of the list beside its rows; compared part by part, since it is new each time. */
export function tableOf(snapshot: ListSnapshot) {
  return {
    exactTotal: exactTotalOf(snapshot),
    search: appliedSearchOf(snapshot),
    isFiltered: hasFilters(snapshot),
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

/** All that stands below the rows; compared part by part, since it is new each time. */
export function endOf(snapshot: ListSnapshot) {
  return {
    hasMore: canLoadMore(snapshot),
    isWhole: isWholeList(snapshot),
    isBusy: isLoadingMore(snapshot) || isDimmed(snapshot),
    // Retry stands above the rows then.
    isOutdated: isStale(snapshot),
    hasFailed: isMoreFailed(snapshot),
    failure: failureOf(snapshot),
    shown: rowsOf(snapshot).length,
    // At its end a list says how many are shown.
    total: snapshot.context.total,
  };
}
