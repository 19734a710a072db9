import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { ListRow } from '../list/listContext.ts';
import type { ListQuery, RowCount } from '../list/page.ts';
import { type ReadRowsOutput, readRowsMachine } from '../readRows/readRowsMachine.ts';
import { reportRowsMachine } from '../reportRows/reportRowsMachine.ts';
import { PRINT_ROWS } from '../rules/limits.ts';
import { announcement } from '../shared/announcement.ts';
import { notProvided } from '../shared/outcome.ts';
import { output } from '../shared/request.ts';

/** A print of a filtered list, in its order. */
type PrintRequest = {
  query: ListQuery;
  /** The expected number of rows; null if unknown. */
  total: RowCount | null;
  /** The time in milliseconds since the epoch. */
  now: number;
};

type PrintRowsContext = { request: PrintRequest; printed: ReadRowsOutput };

/** The initial context. */
export const NOTHING_PRINTED: PrintRowsContext = {
  request: { query: { search: '' }, total: null, now: 0 },
  printed: { rows: [], isWhole: false },
};

const UNREAD = 'The list could not be read';
const UNPRINTED = 'The list could not be printed';

/** Prints the first 1,000 rows of a filtered list, including those not on screen. */
export const printRowsMachine = setup({
  types: {
    context: {} as PrintRowsContext,
    events: {} as ({ type: 'print.start' } & PrintRequest) | { type: 'print.cancel' },
    children: {} as { reader: 'readRows'; reporter: 'reportRows' },
  },
  actors: {
    readRows: readRowsMachine,
    reportRows: reportRowsMachine,
    openPrintDialog: fromPromise<unknown>(notProvided('openPrintDialog')),
  },
  actions: {
    announceFailure: announcement('announceFailure'),
    wipe: assign(NOTHING_PRINTED),
    storeRequest: assign((_, { query, total, now }: PrintRequest) => ({ request: { query, total, now } })),
    storeRows: assign((_, printed: ReadRowsOutput) => ({ printed })),
  },
}).createMachine({
  id: 'printRows',
  description: 'Prints a filtered list: reads at most 1,000 rows first.',
  context: NOTHING_PRINTED,
  initial: 'idle',
  states: {
    idle: {
      entry: 'wipe',
      on: { 'print.start': { target: 'reading', actions: { type: 'storeRequest', params: ({ event }) => event } } },
    },
    reading: {
      description: 'The child chart shows progress and errors, and continues on Retry.',
      on: { 'print.cancel': 'idle' },
      invoke: {
        id: 'reader',
        src: 'readRows',
        input: ({ context: { request } }) => ({
          query: request.query,
          total: request.total,
          limit: PRINT_ROWS,
          failureText: UNREAD,
        }),
        onDone: { target: 'reporting', actions: { type: 'storeRows', params: output } },
        onError: { target: 'idle', actions: { type: 'announceFailure', params: { text: UNREAD } } },
      },
    },
    reporting: {
      description: 'The child chart shows errors, and continues on Retry.',
      on: { 'print.cancel': 'idle' },
      invoke: {
        id: 'reporter',
        src: 'reportRows',
        input: ({ context: { request, printed } }) => ({
          format: 'print' as const,
          query: request.query,
          rowCount: printed.rows.length,
        }),
        onDone: 'printing',
        onError: { target: 'idle', actions: { type: 'announceFailure', params: { text: UNPRINTED } } },
      },
    },
    printing: {
      description: 'All rows are in the document until the print dialog closes. Not every browser reports that.',
      on: { 'print.start': { target: 'reading', actions: { type: 'storeRequest', params: ({ event }) => event } } },
      invoke: {
        src: 'openPrintDialog',
        onDone: 'idle',
        onError: { target: 'idle', actions: { type: 'announceFailure', params: { text: UNPRINTED } } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof printRowsMachine>;

/** The actor that reads the rows, while it runs. */
export const readerOf = ({ children }: Snapshot) => children.reader;

/** The actor that reports the print to the audit log, while it runs. */
export const reporterOf = ({ children }: Snapshot) => children.reporter;

/** Whether the print dialog is open, so that all rows to print must be rendered. */
export const isPrinting = (snapshot: Snapshot) => snapshot.matches('printing');

/** The rows to print. `Row` is the row type of the list; the chart only knows ids. */
export function printedRowsOf<Row extends ListRow>({ context }: Snapshot): Row[] {
  return context.printed.rows as Row[];
}

/** Whether all matching rows are printed. */
export const isWholePrinted = ({ context }: Snapshot) => context.printed.isWhole;

/** When the print was started, in milliseconds; null while nothing is printed. */
export const printedAtOf = (snapshot: Snapshot) => (isPrinting(snapshot) ? snapshot.context.request.now : null);
