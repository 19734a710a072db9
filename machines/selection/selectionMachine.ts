import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { ListRow } from '../list/listContext.ts';
import type { ListQuery } from '../list/page.ts';
import { announcement } from '../shared/announcement.ts';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';

type Context = {
  /** The selected rows in the order of their selection. The chart only knows ids. */
  rows: ListRow[];
  /** The row that a range starts from. */
  anchor: string | null;
  /** When all matching rows were read, in milliseconds since 1970; null for rows selected one by one. */
  asOf: number | null;
  query: ListQuery;
};

type Shown = { shown: ListRow[] };

const isIn = (rows: ListRow[], { id }: ListRow) => rows.some((row) => row.id === id);
const without = (rows: ListRow[], others: ListRow[]) => rows.filter((row) => !isIn(others, row));

/** The rows from the anchor to `row`, or only `row`. */
function rangeOf(shown: ListRow[], anchor: string | null, row: ListRow): ListRow[] {
  const [from, to] = [shown.findIndex(({ id }) => id === anchor), shown.findIndex(({ id }) => id === row.id)];
  return from < 0 || to < 0 ? [row] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The selected rows of a list. They stay while the list is sorted or loads more; another query clears them. */
export const selectionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** The checkbox of a row; with Shift, of the rows since the last one. */
      | { type: 'row.toggle'; row: ListRow }
      | ({ type: 'row.extend'; row: ListRow } & Shown)
      /** Selects the loaded rows. */
      | ({ type: 'shown.select' } & Shown)
      /** Selects all rows that match, as they are now. */
      | { type: 'all.select'; query: ListQuery }
      /** The list has newer versions of its rows. */
      | ({ type: 'rows.loaded' } & Shown)
      | { type: 'query.changed' }
      | { type: 'selection.clear' },
    tags: '' as 'busy',
  },
  actors: { readRows: fromPromise<Outcome<{ rows: ListRow[]; asOf: number }>, ListQuery>(notProvided('readRows')) },
  actions: {
    announce: announcement('announce'),
    announceFailure: announcement('announceFailure'),
    toggle: assign(({ context }, { row }: { row: ListRow }) => ({
      rows: isIn(context.rows, row) ? without(context.rows, [row]) : [...context.rows, row],
      anchor: row.id,
      asOf: null,
    })),
    extend: assign(({ context }, { row, shown }: { row: ListRow } & Shown) => {
      const range = rangeOf(shown, context.anchor, row);
      return { rows: [...without(context.rows, range), ...range], anchor: row.id, asOf: null };
    }),
    selectShown: assign(({ context }, { shown }: Shown) => ({
      rows: [...without(context.rows, shown), ...shown],
      anchor: null,
      asOf: null,
    })),
    storeQuery: assign((_, { query }: { query: ListQuery }) => ({ query })),
    storeAll: assign((_, outcome: Outcome<{ rows: ListRow[]; asOf: number }>) => (outcome.ok ? outcome.value : {})),
    updateRows: assign(({ context }, { shown }: Shown) => ({
      rows: context.rows.map((row) => shown.find(({ id }) => id === row.id) ?? row),
    })),
    clear: assign({ rows: [], anchor: null, asOf: null }),
  },
  guards: { isAccepted, hasRows: ({ context }) => context.rows.length > 0 },
  delays: requestDelays,
}).createMachine({
  id: 'selection',
  description: 'The selected rows of a list.',
  context: { rows: [], anchor: null, asOf: null, query: { search: '' } },
  initial: 'selecting',
  on: {
    'row.toggle': { target: '.selecting', actions: { type: 'toggle', params: ({ event }) => event } },
    'row.extend': { target: '.selecting', actions: { type: 'extend', params: ({ event }) => event } },
    'shown.select': { target: '.selecting', actions: { type: 'selectShown', params: ({ event }) => event } },
    'all.select': { target: '.reading', actions: { type: 'storeQuery', params: ({ event }) => event } },
    'rows.loaded': { actions: { type: 'updateRows', params: ({ event }) => event } },
    'query.changed': [
      {
        guard: 'hasRows',
        description: 'Selected rows may not match any more.',
        target: '.selecting',
        actions: ['clear', { type: 'announce', params: { text: 'The selection was cleared' } }],
      },
      { description: 'Stops reading the rows of the previous query.', target: '.selecting' },
    ],
    'selection.clear': { target: '.selecting', actions: 'clear' },
  },
  states: {
    selecting: {},
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readRows',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'selecting',
            actions: { type: 'storeAll', params: output },
          },
          { target: 'unread' },
        ],
        onError: 'unread',
      },
      after: { requestTimeout: 'unread' },
    },
    unread: {
      entry: { type: 'announceFailure', params: { text: 'Failed to select all rows' } },
      always: 'selecting',
    },
  },
});

type Snapshot = SnapshotFrom<typeof selectionMachine>;

/** The selected rows. `Row` is the row type of the list. */
export function selectedRows<Row extends ListRow>({ context }: Snapshot): Row[] {
  return context.rows as Row[];
}

/** Whether a row is selected. */
export const isSelected =
  (id: string) =>
  ({ context }: Snapshot) =>
    context.rows.some((row) => row.id === id);

/** When all matching rows were read; null for rows selected one by one. */
export const asOf = ({ context }: Snapshot) => context.asOf;

/** Whether all loaded rows are selected. */
export const areAllSelected =
  (shown: ListRow[]) =>
  ({ context }: Snapshot) =>
    shown.every((row) => isIn(context.rows, row));
