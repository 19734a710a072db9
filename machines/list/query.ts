import { normalizedSearch } from '../rules/text.ts';
import type { ListContext } from './listTypes.ts';
import { hasFields } from '../rules/fields.ts';
import type { Filters, ListQuery, Sort } from './page.ts';

type Asked = Pick<ListContext, keyof ListQuery>;

/** What a list was asked for last, as the server and the address are told. */
export function queryOf({ search, filters, sort }: Asked): ListQuery {
  return { search, filters, ...(sort && { sort }) };
}

/** The same, as the chart keeps it. */
export function asked({ search, filters = {}, sort }: ListQuery): Asked {
  return { search: searchedText(search), filters, sort: sort ?? null };
}

/** `filters` with one of them set, or with an empty value unset; `unsets` names another that does not go with it. */
export function withFilter(
  filters: Filters,
  { name, value, unsets }: { name: string; value: string; unsets?: string | undefined },
): Filters {
  const others = Object.entries(filters).filter(([other]) => other !== name && other !== unsets);
  return Object.fromEntries(value === '' ? others : [...others, [name, value]]);
}

/** Whether a list is asked for less than everything. */
export function isFiltered({ search, filters }: Pick<Asked, 'search' | 'filters'>): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** Whether two sorts give the same order. */
export function isSameSort(one: Sort | null, other: Sort | null): boolean {
  return one === null || other === null ? one === other : hasFields(one, other);
}

/** Whether two queries ask for the same; the order in which filters were set does not matter. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return hasFields(comparable(one), comparable(other));
}

/** Each part of a query as a text. */
function comparable(query: ListQuery): Record<keyof ListQuery, string> {
  const { search, filters, sort } = asked(query);
  const key = sort && [sort.key, sort.isDescending];
  return { search, filters: JSON.stringify(Object.entries(filters).sort()), sort: JSON.stringify(key) };
}

/** What is searched for, of what was typed or came in a link. */
export function searchedText(typed: string): string {
  return normalizedSearch(typed);
}
