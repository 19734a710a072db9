import { assign, fromPromise, setup } from 'xstate';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, SEARCH_DELAY, STILL_WORKING_AFTER } from '../rules/limits.ts';
import {
  SPINNER_DELAY,
  listTypes,
  type ListRow,
  type LoadedPage,
  sizeForRefresh,
  withFirstPage,
  withFurtherPage,
  withRow,
} from './listContext.ts';
import type { ListQuery, PageRequest, RowCount, Sort } from './page.ts';
import { queryFields, isFiltered, isSameQuery, isSameSort, queryOf, searchedText } from './query.ts';

/** Writes the query to the URL. */
const rememberQuery: (_: unknown, query: ListQuery) => void = notProvided('rememberQuery');

/** The actors, actions, guards and delays of the list chart. */
export const listSetup = setup({
  types: listTypes,
  actors: {
    loadPage: fromPromise<LoadedPage, PageRequest>(notProvided('loadPage')),
    countRows: fromPromise<Outcome<RowCount>, PageRequest>(notProvided('countRows')),
  },
  actions: {
    rememberQuery,
    apply: assign({ search: ({ context }) => searchedText(context.text) }),
    restore: assign((_, query: ListQuery) => ({ text: query.search, ...queryFields(query) })),
    showPage: assign((_, page: LoadedPage) => withFirstPage(page)),
    appendPage: assign(({ context }, page: LoadedPage) => withFurtherPage(context.rows, page)),
    replaceRow: assign(({ context }, saved: ListRow) => withRow(context.rows, saved)),
    dropRow: assign({ rows: ({ context }, id: string) => context.rows.filter((row) => row.id !== id) }),
    storeLength: assign(({ context }) => ({ firstSize: sizeForRefresh(context.rows) })),
    clearLength: assign({ firstSize: null }),
    reject: assign((_, page: LoadedPage) => (page.ok ? {} : { error: page.error })),
    showTotal: assign((_, total: Outcome<RowCount>) => (total.ok ? { total: total.value } : {})),
    clearTotal: assign({ total: null }),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => outcome.ok,
    hasRows: ({ context }) => context.rows.length > 0,
    hasOtherRows: ({ context }, id: string) => context.rows.some((row) => row.id !== id),
    hasMore: ({ context }) => context.next !== null,
    isFiltered: ({ context }) => isFiltered(context),
    isOtherSearch: ({ context }) => searchedText(context.text) !== context.search,
    isOtherFilter: ({ context }, { name, value }: { name: string; value: string }) =>
      (context.filters[name] ?? '') !== value,
    isOtherSort: ({ context }, sort: Sort | null) => !isSameSort(sort, context.sort),
    isOtherQuery: ({ context }, query: ListQuery) => !isSameQuery(query, queryOf(context)),
  },
  delays: {
    searchDelay: SEARCH_DELAY,
    quietPeriod: SPINNER_DELAY,
    stillWorkingAfter: STILL_WORKING_AFTER,
    requestTimeout: REQUEST_TIMEOUT,
  },
});
