import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { ListInput } from '../../../machines/list/listContext.ts';
import type { ListQuery } from '../../../machines/list/page.ts';
import { searchedText } from '../../../machines/list/query.ts';
import type { ListActor } from './listActor.ts';
import { useReturnSize } from './listPosition.ts';

/** The URL parameters of search and sort; `sort=-name` is descending. */
const SEARCH = 'q';
const SORT = 'sort';
const DESCENDING = '-';

/** The filters and sort orders that the URL may set. */
export type AllowedQuery = {
  /** The filters by their names in the URL, and whether a value is valid. */
  filters: Readonly<Record<string, (value: string) => boolean>>;
  sorts: readonly string[];
};

/** Parses the query of a list from the URL. Ignores invalid parts. */
export function readQuery(parameters: URLSearchParams, { filters, sorts }: AllowedQuery): ListQuery {
  const set = Object.entries(filters).flatMap<[string, string]>(([name, isValue]) => {
    const value = parameters.get(name);
    return value !== null && isValue(value) ? [[name, value]] : [];
  });
  const sort = parameters.get(SORT) ?? '';
  const isDescending = sort.startsWith(DESCENDING);
  const key = isDescending ? sort.slice(DESCENDING.length) : sort;
  return {
    search: searchedText(parameters.get(SEARCH) ?? ''),
    filters: Object.fromEntries(set),
    ...(sorts.includes(key) && { sort: { key, isDescending } }),
  };
}

/** Returns `current` with this query in place of the previous one. */
export function writeQuery(current: URLSearchParams, query: ListQuery, { filters }: AllowedQuery): URLSearchParams {
  const next = new URLSearchParams(current);
  const { search, sort } = query;
  const parts: Record<string, string | undefined> = {
    [SEARCH]: search,
    ...Object.fromEntries(Object.keys(filters).map((name) => [name, query.filters?.[name]])),
    [SORT]: sort && `${sort.isDescending ? DESCENDING : ''}${sort.key}`,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * The input of a list's chart: the query of the URL, and the number of rows to load first.
 * @param failureText shown for an error without a server message
 */
export function useListInput(failureText: string, allowed: AllowedQuery): ListInput {
  const [parameters] = useSearchParams();
  const firstSize = useReturnSize();
  return { failureText, query: readQuery(parameters, allowed), ...(firstSize !== null && { firstSize }) };
}

/**
 * Returns a function that writes a query to the URL. It replaces the history entry, so that Back leaves the list
 * instead of undoing one letter. A list that stays on screen while the next page loads no longer writes: that would
 * navigate back.
 */
export function useQueryWriter(allowed: AllowedQuery): (query: ListQuery) => void {
  const [, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  return (query) => {
    if (window.location.pathname !== pathname) return;
    try {
      setParameters((current) => writeQuery(current, query, allowed), { replace: true, preventScrollReset: true });
    } catch (error) {
      // Safari allows 100 changes in 30 s. The next successful change writes the whole query.
      if (!(error instanceof DOMException)) throw error;
    }
  };
}

/** Sends the query of the URL to the list after Back, Forward or a link, but not after its own change. */
export function useQueryFromAddress(list: ListActor, allowed: AllowedQuery): void {
  const [parameters] = useSearchParams();
  const navigation = useNavigationType();
  const { key } = useLocation();
  useEffect(() => {
    if (navigation === NavigationType.Replace) return;
    list.send({ type: 'query.restore', query: readQuery(parameters, allowed) });
  }, [list, allowed, parameters, navigation, key]);
}
