import { assign, fromPromise, setup } from 'xstate';
import type { LoadedPage } from '../list/listTypes.ts';
import type { PageRequest } from '../list/page.ts';
import { NO_ANSWER, notProvided } from '../shared/outcome.ts';
import { EXPORT_PAGE_SIZE, REQUEST_TIMEOUT } from '../rules/limits.ts';
import {
  isLastPage,
  outputOf,
  withPage,
  type ReadRowsContext,
  type ReadRowsInput,
  type ReadRowsOutput,
} from './readRowsContext.ts';

/** Reads what a list is narrowed to: every page up to a limit, not only those on screen. Whoever cancels stops it. */
export const readRowsMachine = setup({
  types: {
    input: {} as ReadRowsInput,
    context: {} as ReadRowsContext,
    events: {} as { type: 'rows.retry' },
    output: {} as ReadRowsOutput,
    tags: '' as 'shown',
  },
  actors: { loadPage: fromPromise<LoadedPage, PageRequest>(notProvided('loadPage')) },
  actions: { storePage: assign(({ context }, page: LoadedPage) => withPage(context, page)) },
  guards: {
    isLast: ({ context }, page: LoadedPage) => isLastPage(context, page),
    isOk: (_, page: LoadedPage) => page.ok,
    hasFailed: ({ context }) => context.error !== null,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, progressAfter: 400 },
}).createMachine({
  id: 'readRows',
  description: 'Reads what a list is narrowed to, page by page, for a file or for paper.',
  context: ({ input }) => ({ ...input, rows: [], next: null, error: null }),
  output: ({ context }) => outputOf(context),
  initial: 'running',
  states: {
    running: {
      type: 'parallel',
      states: {
        pages: {
          initial: 'reading',
          states: {
            reading: {
              invoke: {
                src: 'loadPage',
                input: ({ context }) => ({ ...context.query, after: context.next, size: EXPORT_PAGE_SIZE }),
                onDone: [
                  {
                    guard: { type: 'isLast', params: ({ event }) => event.output },
                    target: '#readRows.done',
                    actions: { type: 'storePage', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isOk', params: ({ event }) => event.output },
                    target: 'reading',
                    reenter: true,
                    actions: { type: 'storePage', params: ({ event }) => event.output },
                  },
                  { target: 'failed', actions: { type: 'storePage', params: ({ event }) => event.output } },
                ],
                onError: { target: 'failed', actions: { type: 'storePage', params: NO_ANSWER } },
              },
              after: { requestTimeout: { target: 'failed', actions: { type: 'storePage', params: NO_ANSWER } } },
            },
            failed: {
              description: 'What was read is kept: Retry goes on from there.',
              on: { 'rows.retry': 'reading' },
            },
          },
        },
        progress: {
          description: 'A quick reading shows no dialog. One that failed shows it until the end.',
          initial: 'hidden',
          states: {
            hidden: { always: { guard: 'hasFailed', target: 'shown' }, after: { progressAfter: 'shown' } },
            shown: { tags: 'shown' },
          },
        },
      },
    },
    done: { type: 'final' },
  },
});
