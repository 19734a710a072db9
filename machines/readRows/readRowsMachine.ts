import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { ListRow, LoadedPage } from '../list/listContext.ts';
import type { Cursor, ListQuery, PageRequest, RowCount } from '../list/page.ts';
import { formatNumber } from '../rules/format.ts';
import { EXPORT_PAGE_SIZE, REQUEST_TIMEOUT } from '../rules/limits.ts';
import { type BackendError, NO_ANSWER, errorText, notProvided } from '../shared/outcome.ts';
import { output } from '../shared/request.ts';

type ReadRowsInput = {
  /** The filters and order of the list. */
  query: ListQuery;
  /** The expected number of rows; null if unknown. */
  total: RowCount | null;
  /** The maximum number of rows; null for all. */
  limit: number | null;
  /** Shown for an error without a server message. */
  failureText: string;
};

type ReadRowsContext = ReadRowsInput & {
  /** The rows that were read so far. */
  rows: ListRow[];
  /** The cursor of the next page; null before the first page and after the last. */
  next: Cursor | null;
  /** The error of the last page. */
  error: BackendError | null;
};

/** The rows, and whether they are all. */
export type ReadRowsOutput = { rows: ListRow[]; isWhole: boolean };

/** Adds a page. */
function withPage({ rows }: ReadRowsContext, page: LoadedPage): Partial<ReadRowsContext> {
  if (!page.ok) return { error: page.error };
  return { rows: [...rows, ...page.value.rows], next: page.value.next, error: null };
}

/** Whether this page is the last one to read. */
function isLastPage({ rows, limit }: ReadRowsContext, page: LoadedPage): boolean {
  if (!page.ok) return false;
  return page.value.next === null || (limit !== null && rows.length + page.value.rows.length >= limit);
}

/** The rows up to the limit, without duplicates of rows that moved between pages. */
export function outputOf({ rows, next, limit }: ReadRowsContext): ReadRowsOutput {
  const known = new Set<string>();
  const unique = rows.filter(({ id }) => known.size !== known.add(id).size);
  const wanted = limit === null ? unique : unique.slice(0, limit);
  return { rows: wanted, isWhole: next === null && wanted.length === unique.length };
}

/** Reads a filtered list page by page, up to a limit. The parent stops it to cancel. */
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
  description: 'Reads a filtered list page by page, for an export or a print.',
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
                    guard: { type: 'isLast', params: output },
                    target: '#readRows.done',
                    actions: { type: 'storePage', params: output },
                  },
                  {
                    guard: { type: 'isOk', params: output },
                    target: 'reading',
                    reenter: true,
                    actions: { type: 'storePage', params: output },
                  },
                  { target: 'failed', actions: { type: 'storePage', params: output } },
                ],
                onError: { target: 'failed', actions: { type: 'storePage', params: NO_ANSWER } },
              },
              after: { requestTimeout: { target: 'failed', actions: { type: 'storePage', params: NO_ANSWER } } },
            },
            failed: {
              description: 'The rows stay: Retry continues after them.',
              on: { 'rows.retry': 'reading' },
            },
          },
        },
        progress: {
          description: 'A quick read shows no dialog. After an error the dialog stays open until the end.',
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

/** Whether it takes more than 400 ms, or has failed. */
export const isShown = (snapshot: Snapshot) => snapshot.hasTag('shown');

/** The progress as text. */
export const progressOf = ({ context }: Snapshot) => progressText(context);

/** The error; null while reading. */
export function failureOf(snapshot: Snapshot): string | null {
  const { error, failureText } = snapshot.context;
  const hasFailed = snapshot.matches({ running: { pages: 'failed' } });
  return hasFailed && error !== null ? errorText(error, failureText) : null;
}

/** Formats the progress; an inexact total is omitted, unless the limit is lower. */
export function progressText({ rows, total, limit }: Pick<ReadRowsContext, 'rows' | 'total' | 'limit'>): string {
  const read = formatNumber(rows.length);
  if (total === null) return `${read} read`;
  const goal = Math.min(total.number, limit ?? Infinity);
  const isKnown = (total.isExact || goal === limit) && goal >= rows.length;
  return isKnown ? `${read} of ${formatNumber(goal)}` : `${read} read`;
}
