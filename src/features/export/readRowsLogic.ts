import type { LoadedPage } from '../../../machines/list/listTypes.ts';
import type { PageRequest } from '../../../machines/list/page.ts';
import { readRowsMachine } from '../../../machines/readRows/readRowsMachine.ts';
import { abortable } from '../list/abortable.ts';

/** Reads a page of a list; rejects when `signal` ends it. */
export type LoadPage = (request: PageRequest, signal: AbortSignal) => Promise<LoadedPage>;

/** Reads a list beyond what is on screen, on the pages that `loadPage` gives. */
export function readRowsLogic(loadPage: LoadPage) {
  return readRowsMachine.provide({
    actors: { loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadPage(input, signal)) },
  });
}
