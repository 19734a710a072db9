import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { vi } from 'vitest';
import type { Outcome } from '../../shared/outcome.ts';
import { settle } from '../../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { listMachine } from '../listMachine.ts';
import type { LoadedPage } from '../listContext.ts';
import type { Cursor, ListQuery, PageRequest, RowCount } from '../page.ts';
import { rowsOf, type ListSnapshot } from '../selectors.ts';

export const coverage = trackTransitions(listMachine);

export type Row = { id: string; name: string };

export const ann: Row = { id: '1', name: 'Ann' };
export const anna: Row = { id: '1', name: 'Anna' };
export const bob: Row = { id: '2', name: 'Bob' };
export const cem: Row = { id: '3', name: 'Cem' };
export const behindBob: Cursor = { key: 'bob', id: '2' };
export const MESSAGE = 'Failed to load users';

/** A loaded page. */
export const page = (rows: Row[], next: Cursor | null = null): LoadedPage => ({ ok: true, value: { rows, next } });

/** An effect whose requests stay pending until the test resolves the latest one. */
function answerable<Answer>() {
  const requests: { input: PageRequest; signal: AbortSignal; resolve: (answer: Answer) => void; fail: () => void }[] =
    [];
  const logic = fromPromise<Answer, PageRequest>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        requests.push({ input, signal, resolve, fail: () => reject(new Error('Unexpected error')) });
      }),
  );
  const latest = () => {
    const request = requests.at(-1);
    if (!request) throw new Error('There is no request to answer');
    return request;
  };
  return {
    logic,
    requests,
    latest,
    answer: (answer: Answer) => {
      latest().resolve(answer);
      return settle();
    },
    fail: () => {
      latest().fail();
      return settle();
    },
  };
}

/** A query with only a search. */
export const searched = (search: string): ListQuery => ({ search, filters: {} });

/** Whether the list is loading and shows no spinner yet. */
export const hasNoSpinner = (snapshot: ListSnapshot) => snapshot.matches({ list: { loading: 'quiet' } });

/** A list that is loading its first page. */
export function openList(query?: ListQuery, firstSize?: number) {
  const clock = new SimulatedClock();
  const pages = answerable<LoadedPage>();
  const counts = answerable<Outcome<RowCount>>();
  const rememberQuery = vi.fn<(query: ListQuery) => void>();
  const machine = listMachine.provide({
    actors: { loadPage: pages.logic, countRows: counts.logic },
    actions: { rememberQuery: (_, query) => rememberQuery(query) },
  });
  const input = {
    failureText: MESSAGE,
    ...(query && { query }),
    ...(firstSize !== undefined && { firstSize }),
  };
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start();
  const now = () => actor.getSnapshot();
  return { actor, clock, pages, counts, rememberQuery, now, rows: () => rowsOf<Row>(now()) };
}

/** A list that shows Ann and Bob, by default with a next page. */
export async function openListing(next: Cursor | null = behindBob) {
  const list = openList();
  await list.pages.answer(page([ann, bob], next));
  return list;
}

/** A list that is refreshing its rows. */
export async function openRefreshing() {
  const list = await openListing();
  list.actor.send({ type: 'list.refresh' });
  return list;
}

/** A list that is loading its second page. */
export async function openLoadingMore() {
  const list = await openListing();
  list.actor.send({ type: 'page.more' });
  return list;
}
