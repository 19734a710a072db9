import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { ListQuery } from '../../../machines/list/page.ts';
import { searchedText } from '../../../machines/list/query.ts';
import type { ListActor } from './listActor.ts';

/** Where the address keeps what a list is searched for and sorted by; `sort=-name` falls. */
const SEARCH = 'q';
const SORT = 'sort';
const FALLING = '-';

/** What an address may ask of a list. */
export type AllowedQuery = {
  /** The filters, by their names in the address, and whether a value is one. */
  filters: Readonly<Record<string, (value: string) => boolean>>;
  /** The keys of the sorts. */
  sorts: readonly string[];
};

/** What an address asks of a list; parts that make no sense ask for nothing. */
export function readQuery(parameters: URLSearchParams, { filters, sorts }: AllowedQuery): ListQuery {
  const set = Object.entries(filters).flatMap<[string, string]>(([name, isValue]) => {
    const value = parameters.get(name);
    return value !== null && isValue(value) ? [[name, value]] : [];
  });
  const sort = parameters.get(SORT) ?? '';
  const isDescending = sort.startsWith(FALLING);
  const key = isDescending ? sort.slice(FALLING.length) : sort;
  return {
    search: searchedText(parameters.get(SEARCH) ?? ''),
    filters: Object.fromEntries(set),
    ...(sorts.includes(key) && { sort: { key, isDescending } }),
  };
}

/** `current` with what a list is asked for in place of what it was asked for before. */
export function writeQuery(current: URLSearchParams, query: ListQuery, { filters }: AllowedQuery): URLSearchParams {
  const next = new URLSearchParams(current);
  const { search, sort } = query;
  const parts: Record<string, string | undefined> = {
    [SEARCH]: search,
    ...Object.fromEntries(Object.keys(filters).map((name) => [name, query.filters?.[name]])),
    [SORT]: sort && `${sort.isDescending ? FALLING : ''}${sort.key}`,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** What the address asks of a list now. */
export function useAddressedQuery(allowed: AllowedQuery): ListQuery {
  const [parameters] = useSearchParams();
  return readQuery(parameters, allowed);
}

/**
 * Writes a query into the address, in place of the one before: Back leaves the list, not the last letter. A list that
 * was left is shown until the next screen is there, and writes no more: it would lead back.
 */
export function useQueryWriter(allowed: AllowedQuery): (query: ListQuery) => void {
  const [, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  return (query) => {
    if (window.location.pathname !== pathname) return;
    try {
      setParameters((current) => writeQuery(current, query, allowed), { replace: true, preventScrollReset: true });
    } catch (error) {
      // Safari takes 100 changes in 30 s. The list goes on; the next change that it takes catches up.
      if (!(error instanceof DOMException)) throw error;
    }
  };
}

/** Tells a list when Back, Forward or a link asks something else of it. What it wrote itself, it knows. */
export function useQueryFromAddress(list: ListActor, allowed: AllowedQuery): void {
  const [parameters] = useSearchParams();
  const navigation = useNavigationType();
  const { key } = useLocation();
  useEffect(() => {
    if (navigation === NavigationType.Replace) return;
    list.send({ type: 'query.restore', query: readQuery(parameters, allowed) });
  }, [list, allowed, parameters, navigation, key]);
}
