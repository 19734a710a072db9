import { assign, fromPromise, setup } from 'xstate';
import { announcement } from '../announcement.ts';
import type { LoadedPage } from '../directory/directoryTypes.ts';
import type { PageRequest } from '../directory/page.ts';
import { NO_ANSWER, notProvided } from '../outcome.ts';
import { EXPORT_PAGE_SIZE, REQUEST_TIMEOUT } from '../rules/limits.ts';
import {
  NOTHING_EXPORTED,
  withPage,
  type ExportedFile,
  type ExportRequest,
  type ExportRowsContext,
} from './exportRowsContext.ts';
import { exportedText } from './texts.ts';

/** Exports what a list is narrowed to, as a file: every page, not only those on screen. */
export const exportRowsMachine = setup({
  types: {
    input: {} as { noun: { one: string; many: string } },
    context: {} as ExportRowsContext & { noun: { one: string; many: string } },
    events: {} as ({ type: 'export.start' } & ExportRequest) | { type: 'export.cancel' } | { type: 'export.retry' },
    tags: '' as 'shown',
  },
  actors: {
    loadPage: fromPromise<LoadedPage, PageRequest>(notProvided('loadPage')),
    saveFile: fromPromise<unknown, ExportedFile>(notProvided('saveFile')),
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    wipe: assign(NOTHING_EXPORTED),
    keepRequest: assign((_, { format, query, total }: ExportRequest) => ({ request: { format, query, total } })),
    keepPage: assign(({ context }, page: LoadedPage) => withPage(context, page)),
  },
  guards: {
    isLast: (_, page: LoadedPage) => page.ok && page.value.next === null,
    isOk: (_, page: LoadedPage) => page.ok,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, progressAfter: 400 },
}).createMachine({
  id: 'exportRows',
  description: 'Exports what a list is narrowed to, page by page. Nothing is saved before all of it is there.',
  context: ({ input }) => ({ ...NOTHING_EXPORTED, noun: input.noun }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'wipe',
      on: {
        'export.start': { target: 'running', actions: { type: 'keepRequest', params: ({ event }) => event } },
      },
    },
    running: {
      type: 'parallel',
      on: { 'export.cancel': 'idle' },
      states: {
        pages: {
          initial: 'reading',
          states: {
            reading: {
              invoke: {
                src: 'loadPage',
                input: ({ context }) => ({
                  ...context.request.query,
                  after: context.next,
                  size: EXPORT_PAGE_SIZE,
                }),
                onDone: [
                  {
                    guard: { type: 'isLast', params: ({ event }) => event.output },
                    target: '#exportRows.saving',
                    actions: { type: 'keepPage', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isOk', params: ({ event }) => event.output },
                    target: 'reading',
                    reenter: true,
                    actions: { type: 'keepPage', params: ({ event }) => event.output },
                  },
                  {
                    target: '#exportRows.failed',
                    actions: { type: 'keepPage', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: '#exportRows.failed', actions: { type: 'keepPage', params: NO_ANSWER } },
              },
              after: {
                requestTimeout: { target: '#exportRows.failed', actions: { type: 'keepPage', params: NO_ANSWER } },
              },
            },
          },
        },
        progress: {
          description: 'A quick export shows no dialog.',
          initial: 'hidden',
          states: { hidden: { after: { progressAfter: 'shown' } }, shown: { tags: 'shown' } },
        },
      },
    },
    saving: {
      invoke: {
        src: 'saveFile',
        input: ({ context }) => ({ format: context.request.format, rows: context.rows }),
        onDone: {
          target: 'idle',
          actions: { type: 'announceSuccess', params: ({ context }) => ({ text: exportedText(context) }) },
        },
        onError: 'unsaved',
      },
    },
    unsaved: {
      description: 'Everything was read, and the file could not be made.',
      tags: 'shown',
      on: { 'export.retry': 'saving', 'export.cancel': 'idle' },
    },
    failed: {
      description: 'What was read is kept: Retry goes on from there.',
      tags: 'shown',
      on: { 'export.retry': 'running', 'export.cancel': 'idle' },
    },
  },
});
