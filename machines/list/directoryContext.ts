import type { DirectoryContext, DirectoryInput } from './directoryTypes.ts';
import type { PageRequest } from './page.ts';
import { asked, queryOf } from './query.ts';

/** Nothing is shown of a first load for this long, so that a quick answer does not flicker (decisions, people). */
export const QUIET_PERIOD = 150;

/** What a list knows before its first page. */
export function initialContext({ input }: { input: DirectoryInput }): DirectoryContext {
  const { failureText, query = { search: '' }, firstSize = null } = input;
  return {
    failureText,
    text: query.search,
    ...asked(query),
    firstSize,
    rows: [],
    next: null,
    total: null,
    refusal: null,
  };
}

/** What the first load asks for. */
export function firstRequest(context: DirectoryContext): PageRequest {
  const { firstSize } = context;
  return { ...queryOf(context), after: null, ...(firstSize !== null && { size: firstSize }) };
}
