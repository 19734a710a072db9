import type { ListContext, ListInput } from './listTypes.ts';
import type { PageRequest } from './page.ts';
import { asked, queryOf } from './query.ts';

/** Nothing is shown of a first load for this long, so that a quick answer does not flicker (decisions, people). */
export const QUIET_PERIOD = 150;

/** What a list knows before its first page. */
export function initialContext({ input }: { input: ListInput }): ListContext {
  const { failureText, query = { search: '' }, firstSize = null } = input;
  return {
    failureText,
    text: query.search,
    ...asked(query),
    firstSize,
    rows: [],
    next: null,
    total: null,
    error: null,
  };
}

/** What the first load asks for. */
export function firstRequest(context: ListContext): PageRequest {
  const { firstSize } = context;
  return { ...queryOf(context), after: null, ...(firstSize !== null && { size: firstSize }) };
}
