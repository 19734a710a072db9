import { assign, fromPromise, setup } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import { notProvided } from '../shared/outcome.ts';
import type { ReadRowsOutput } from '../readRows/readRowsContext.ts';
import { readRowsMachine } from '../readRows/readRowsMachine.ts';
import { reportRowsMachine } from '../reportRows/reportRowsMachine.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import {
  NOTHING_EXPORTED,
  type ExportedFile,
  type ExportRequest,
  type ExportRowsContext,
} from './exportRowsContext.ts';
import { EXPORT_STOPPED, exportedText, nothingToExportText } from './texts.ts';

/** Exports what a list is narrowed to, as a file: every page, not only those on screen. */
export const exportRowsMachine = setup({
  types: {
    input: {} as { noun: { one: string; many: string } },
    context: {} as ExportRowsContext & { noun: { one: string; many: string } },
    events: {} as ({ type: 'export.start' } & ExportRequest) | { type: 'export.cancel' } | { type: 'export.retry' },
    children: {} as { reader: 'readRows'; reporter: 'reportRows' },
  },
  actors: {
    readRows: readRowsMachine,
    reportRows: reportRowsMachine,
    saveFile: fromPromise<unknown, ExportedFile>(notProvided('saveFile')),
  },
  actions: {
    announce: announcement('announce'),
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    wipe: assign(NOTHING_EXPORTED),
    storeRequest: assign((_, { format, query, total }: ExportRequest) => ({ request: { format, query, total } })),
    storeRows: assign((_, { rows }: ReadRowsOutput) => ({ rows })),
  },
  guards: {
    hasRows: (_, { rows }: ReadRowsOutput) => rows.length > 0,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'exportRows',
  description: 'Exports what a list is narrowed to. Nothing is saved before all of it is there and recorded.',
  context: ({ input }) => ({ ...NOTHING_EXPORTED, noun: input.noun }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'wipe',
      on: {
        'export.start': { target: 'reading', actions: { type: 'storeRequest', params: ({ event }) => event } },
      },
    },
    reading: {
      description: 'The reader says itself how far it is, what failed, and goes on at Retry.',
      on: { 'export.cancel': 'idle' },
      invoke: {
        id: 'reader',
        src: 'readRows',
        input: ({ context: { request } }) => ({
          query: request.query,
          total: request.total,
          limit: null,
          failureText: EXPORT_STOPPED,
        }),
        onDone: [
          {
            guard: { type: 'hasRows', params: ({ event }) => event.output },
            target: 'reporting',
            actions: { type: 'storeRows', params: ({ event }) => event.output },
          },
          {
            description: 'A file without a row would only look like one that went wrong.',
            target: 'idle',
            actions: { type: 'announce', params: ({ context }) => ({ text: nothingToExportText(context) }) },
          },
        ],
        onError: { target: 'idle', actions: { type: 'announceFailure', params: { text: EXPORT_STOPPED } } },
      },
    },
    reporting: {
      description: 'The reporter shows what failed, and goes on at Retry.',
      on: { 'export.cancel': 'idle' },
      invoke: {
        id: 'reporter',
        src: 'reportRows',
        input: ({ context: { request, rows } }) => ({
          format: request.format,
          query: request.query,
          rowCount: rows.length,
        }),
        onDone: 'saving',
        onError: { target: 'idle', actions: { type: 'announceFailure', params: { text: EXPORT_STOPPED } } },
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
      after: { requestTimeout: 'unsaved' },
    },
    unsaved: {
      description: 'Everything was read, and the file could not be made.',
      on: { 'export.retry': 'saving', 'export.cancel': 'idle' },
    },
  },
});
