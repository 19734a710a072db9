import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { ListRow, LoadedPage } from '../list/listContext.ts';
import type { Cursor, ListQuery, PageRequest, RowCount } from '../list/page.ts';
import { formatNumber } from '../rules/format.ts';
import { EXPORT_PAGE_SIZE, REQUEST_TIMEOUT } from '../rules/limits.ts';
import { type BackendError, NO_ANSWER, errorText, notProvided } from '../shared/outcome.ts';

export type ReadRowsInput = {
  /** What the list is narrowed to, and its order. */
  query: ListQuery;
  /** How many rows that should be; null while it is unknown. */
  total: RowCount | null;
  /** How many are wanted at most; null wants all. */
  limit: number | null;
  /** What is said when the server has no words of its own. */
  failureText: string;
};

export type ReadRowsContext = ReadRowsInput & {
  /** What was read until now. */
  rows: ListRow[];
  /** Where the next page begins; null before the first page and after the last. */
  next: Cursor | null;
  /** Why the last page did not come. */
  error: BackendError | null;
};

/** What was read, and whether that is all there is. */
export type ReadRowsOutput = { rows: ListRow[]; isWhole: boolean };

/** What a page adds. */
export function withPage({ rows }: ReadRowsContext, page: LoadedPage): Partial<ReadRowsContext> {
  if (!page.ok) return { error: page.error };
  return { rows: [...rows, ...page.value.rows], next: page.value.next, error: null };
}

/** Whether nothing more is to be read after this page. */
export function isLastPage({ rows, limit }: ReadRowsContext, page: LoadedPage): boolean {
  if (!page.ok) return false;
  return page.value.next === null || (limit !== null && rows.length + page.value.rows.length >= limit);
}

/** What was read, without what goes beyond the limit; a row that moved while the pages were read counts once. */
export function outputOf({ rows, next, limit }: ReadRowsContext): ReadRowsOutput {
  const known = new Set<string>();
  const unique = rows.filter(({ id }) => known.size !== known.add(id).size);
  const wanted = limit === null ? unique : unique.slice(0, limit);
  return { rows: wanted, isWhole: next === null && wanted.length === unique.length };
}

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

type Snapshot = SnapshotFrom<typeof readRowsMachine>;

/** Whether it takes longer than a moment, or has failed. */
export const isShown = (snapshot: Snapshot) => snapshot.hasTag('shown');

/** How far it is. */
export const progressOf = ({ context }: Snapshot) => progressText(context);

/** Why it stopped; null while it goes on. */
export function failureOf(snapshot: Snapshot): string | null {
  const { error, failureText } = snapshot.context;
  const hasFailed = snapshot.matches({ running: { pages: 'failed' } });
  return hasFailed && error !== null ? errorText(error, failureText) : null;
}

/** How far a reading is; a total that was not counted to its end is not named, unless fewer are wanted. */
export function progressText({ rows, total, limit }: Pick<ReadRowsContext, 'rows' | 'total' | 'limit'>): string {
  const read = formatNumber(rows.length);
  if (total === null) return `${read} read`;
  const goal = Math.min(total.number, limit ?? Infinity);
  const isKnown = (total.isExact || goal === limit) && goal >= rows.length;
  return isKnown ? `${read} of ${formatNumber(goal)}` : `${read} read`;
}
