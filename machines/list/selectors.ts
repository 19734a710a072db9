import type { SnapshotFrom } from 'xstate';
import { refusalText } from '../shared/outcome.ts';
import type { directoryMachine } from './directoryMachine.ts';
import type { DirectoryRow } from './directoryTypes.ts';
import type { RowCount } from './page.ts';
import { isNarrowed } from './query.ts';

export type DirectorySnapshot = SnapshotFrom<typeof directoryMachine>;

/** The rows on screen. `Row` is what the provided `loadPage` returns: the chart itself knows ids only. */
export function rowsOf<Row extends DirectoryRow>({ context }: DirectorySnapshot): Row[] {
  return context.rows as Row[];
}

/** How many rows match in all; null while that is unknown. A list read to its end says more than a count that stopped. */
export function totalOf(snapshot: DirectorySnapshot): RowCount | null {
  const { total, rows, next } = snapshot.context;
  const isKnownByRows = total !== null && !total.isExact && next === null && areCountedRows(snapshot);
  return isKnownByRows ? { number: rows.length, isExact: true } : total;
}

/** Whether the rows on screen are of what was counted: of another search, count and rows come one after the other. */
function areCountedRows(snapshot: DirectorySnapshot): boolean {
  const areOld = isRefreshing(snapshot) || isStale(snapshot);
  return isListing(snapshot) && (!areOld || snapshot.matches({ total: 'counting' }));
}

/** How many rows match in all, if that is known exactly; null otherwise. */
function exactTotalOf(snapshot: DirectorySnapshot): number | null {
  const total = totalOf(snapshot);
  return total?.isExact === true ? total.number : null;
}

/** Whether the rows on screen are all of them. */
export const isWholeList = ({ context }: DirectorySnapshot) => context.next === null;

/** What the search box holds. */
export const searchTextOf = ({ context }: DirectorySnapshot) => context.text;

/** What the rows were searched for; empty when all are listed. Named in the words for no match. */
export const appliedSearchOf = ({ context }: DirectorySnapshot) => context.search;

/** What the rows are narrowed to, by the names the filters have in the address. */
export const filtersOf = ({ context }: DirectorySnapshot) => context.filters;

/** What the rows are sorted by; null while they have their own order. */
export const sortOf = ({ context }: DirectorySnapshot) => context.sort;

/** How many filters are set. */
export const filterCountOf = ({ context }: DirectorySnapshot) => Object.keys(context.filters).length;

/** Whether a filter narrows the rows. */
export const hasFilters = ({ context }: DirectorySnapshot) => Object.keys(context.filters).length > 0;

/** Whether a search or a filter narrows the rows. */
export const isNarrowedList = ({ context }: DirectorySnapshot) => isNarrowed(context);

/** What failed, where a failure is on screen: the server's words or the catalogue's; null otherwise. */
export function failureOf(snapshot: DirectorySnapshot): string | null {
  const { refusal, failureText } = snapshot.context;
  const isShown = isFailed(snapshot) || isMoreFailed(snapshot) || isStale(snapshot);
  return isShown && refusal !== null ? refusalText(refusal, failureText) : null;
}

/** Whether to show the spinner over rows that are not there yet. */
export const isLoading = (snapshot: DirectorySnapshot) => snapshot.hasTag('loading');

/** Whether to say that it is still working. */
export const isSlow = (snapshot: DirectorySnapshot) => snapshot.hasTag('slow');

/** Whether the rows on screen are about to be replaced. */
export const isRefreshing = (snapshot: DirectorySnapshot) => snapshot.hasTag('refreshing');

/** Whether to show that they are: an answer within a moment dims nothing. */
export const isDimmed = (snapshot: DirectorySnapshot) => snapshot.hasTag('dimmed');

/** Whether the rows on screen are old because refreshing them failed. */
export const isStale = (snapshot: DirectorySnapshot) => snapshot.hasTag('stale');

/** Whether there is nothing at all. */
export const isEmpty = (snapshot: DirectorySnapshot) => snapshot.matches({ list: 'empty' });

/** Whether nothing matches the search. */
export const isNoMatch = (snapshot: DirectorySnapshot) => snapshot.matches({ list: 'noMatch' });

/** Whether the first page could not be loaded: there are no rows, only the failure. */
export const isFailed = (snapshot: DirectorySnapshot) => snapshot.matches({ list: 'failed' });

/** Whether rows are on screen. */
export const isListing = (snapshot: DirectorySnapshot) => snapshot.matches({ list: 'listing' });

/** Whether it is known what the list has, or that it could not be loaded. */
export const isSettled = (snapshot: DirectorySnapshot) =>
  isListing(snapshot) || isNoMatch(snapshot) || isEmpty(snapshot) || isFailed(snapshot);

/** Whether the next page is on its way. */
export const isLoadingMore = (snapshot: DirectorySnapshot) => snapshot.matches({ list: { listing: 'loadingMore' } });

/** Whether the next page could not be loaded: its failure belongs below the rows. */
export const isMoreFailed = (snapshot: DirectorySnapshot) => snapshot.matches({ list: { listing: 'moreFailed' } });

/** Whether a next page may be asked for. */
export const canLoadMore = (snapshot: DirectorySnapshot) => snapshot.can({ type: 'page.more' });

/** All that a table shows of the list beside its rows; compared part by part, since it is new each time. */
export function tableOf(snapshot: DirectorySnapshot) {
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
  };
}

/** All that stands below the rows; compared part by part, since it is new each time. */
export function endOf(snapshot: DirectorySnapshot) {
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
