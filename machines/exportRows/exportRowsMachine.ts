import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { ListRow } from '../list/listContext.ts';
import type { ListQuery, RowCount } from '../list/page.ts';
import { type ReadRowsOutput, readRowsMachine } from '../readRows/readRowsMachine.ts';
import { reportRowsMachine } from '../reportRows/reportRowsMachine.ts';
import { formatNumber } from '../rules/format.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { announcement } from '../shared/announcement.ts';
import { notProvided } from '../shared/outcome.ts';
import { output } from '../shared/request.ts';

export type ExportFormat = 'csv' | 'json';

/** An export of a filtered list, in its order. */
type ExportRequest = {
  format: ExportFormat;
  query: ListQuery;
  /** The expected number of rows; null if unknown. */
  total: RowCount | null;
};

/** The content of the file. */
export type ExportedFile = { format: ExportFormat; rows: ListRow[] };

type ExportRowsContext = {
  request: ExportRequest;
  rows: ListRow[];
};

/** The initial context. */
const NOTHING_EXPORTED: ExportRowsContext = {
  request: { format: 'csv', query: { search: '' }, total: null },
  rows: [],
};

/** Announced when the rows could not be read. */
const EXPORT_STOPPED = 'The export stopped';

type Counted = { noun: { one: string; many: string } };
type Exported = Pick<ExportRowsContext, 'rows'> & Counted;

/** The announcement after a file is saved. */
function exportedText({ rows, noun }: Exported): string {
  return `Exported ${formatNumber(rows.length)} ${rows.length === 1 ? noun.one : noun.many}`;
}

/** The announcement when there are no rows to export. */
function nothingToExportText({ noun }: Counted): string {
  return `There are no ${noun.many} to export`;
}

/** Exports a filtered list as a file, with all pages. */
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
  description: 'Exports a filtered list: reads all rows, reports the export to the audit log, then saves the file.',
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
      description: 'The child chart shows progress and errors, and continues on Retry.',
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
            guard: { type: 'hasRows', params: output },
            target: 'reporting',
            actions: { type: 'storeRows', params: output },
          },
          {
            description: 'An empty file would look like an error.',
            target: 'idle',
            actions: { type: 'announce', params: ({ context }) => ({ text: nothingToExportText(context) }) },
          },
        ],
        onError: { target: 'idle', actions: { type: 'announceFailure', params: { text: EXPORT_STOPPED } } },
      },
    },
    reporting: {
      description: 'The child chart shows errors, and continues on Retry.',
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
      description: 'All rows were read, but the file could not be saved.',
      on: { 'export.retry': 'saving', 'export.cancel': 'idle' },
    },
  },
});

type Snapshot = SnapshotFrom<typeof exportRowsMachine>;

/** The actor that reads the rows, while it runs. */
export const readerOf = ({ children }: Snapshot) => children.reader;

/** The actor that reports the export to the audit log, while it runs. */
export const reporterOf = ({ children }: Snapshot) => children.reporter;

/** Whether all rows were read, but the file could not be saved. */
export const isUnsaved = (snapshot: Snapshot) => snapshot.matches('unsaved');
