import { SEARCH_LENGTH } from '../rules/limits.ts';
import { normalizedSearch } from '../rules/text.ts';
import { hasFields } from '../rules/fields.ts';
import type { Filters, ListQuery, Sort } from './page.ts';

/** A query as stored in the context. */
type QueryFields = Required<Omit<ListQuery, 'sort'>> & { sort: Sort | null };

/** The query of a list as sent to the server and written to the URL. */
export function queryOf({ search, filters, sort }: QueryFields): ListQuery {
  return { search, filters, ...(sort && { sort }) };
}

/** The fields of a query in the chart's context. */
export function queryFields({ search, filters = {}, sort }: ListQuery): QueryFields {
  return { search: searchedText(search), filters, sort: sort ?? null };
}

/** `filters` with one filter set, or removed if the value is empty; `unsets` names another filter to remove. */
export function withFilter(
  filters: Filters,
  { name, value, unsets }: { name: string; value: string; unsets?: string | undefined },
): Filters {
  const others = Object.entries(filters).filter(([other]) => other !== name && other !== unsets);
  return Object.fromEntries(value === '' ? others : [...others, [name, value]]);
}

/** Whether a search or a filter is set. */
export function isFiltered({ search, filters }: Pick<QueryFields, 'search' | 'filters'>): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** Whether two sorts are equal. */
export function isSameSort(one: Sort | null, other: Sort | null): boolean {
  return one === null || other === null ? one === other : hasFields(one, other);
}

/** Whether two queries are equal, in any order of their filters. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return hasFields(comparable(one), comparable(other));
}

/** Serializes each part of a query. */
function comparable(query: ListQuery): Record<keyof ListQuery, string> {
  const { search, filters, sort } = queryFields(query);
  const key = sort && [sort.key, sort.isDescending];
  return { search, filters: JSON.stringify(Object.entries(filters).sort()), sort: JSON.stringify(key) };
}

/** Normalizes and shortens the search text of the input or a link. */
export function searchedText(typed: string): string {
  return Array.from(normalizedSearch(typed)).slice(0, SEARCH_LENGTH).join('').trim();
}
