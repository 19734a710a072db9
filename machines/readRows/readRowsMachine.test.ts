import { createActor, fromPromise, SimulatedClock, toPromise } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import type { LoadedPage } from '../list/listContext.ts';
import type { Cursor, PageRequest, RowCount } from '../list/page.ts';
import { accepted, answering, atLeast, DEFECT, exactly, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { readRowsMachine, failureOf, isShown, progressOf } from './readRowsMachine.ts';

const coverage = trackTransitions(readRowsMachine);
afterAll(coverage.expectComplete);

const query = { search: 'ann', filters: { action: 'UPDATE' } };
const behind2: Cursor = { key: '2024-01-05', id: '2' };
const page = (ids: string[], next: Cursor | null = null): LoadedPage =>
  accepted({ rows: ids.map((id) => ({ id })), next });
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

type Wanted = { total?: RowCount | null; limit?: number | null };

function read(answers: (LoadedPage | typeof DEFECT)[], { total = exactly(3), limit = null }: Wanted = {}) {
  const clock = new SimulatedClock();
  const load = answering(...answers);
  const machine = readRowsMachine.provide({
    actors: { loadPage: fromPromise<LoadedPage, PageRequest>(({ input }) => load(input)) },
  });
  const input = { query, total, limit, failureText: 'The export stopped' };
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start();
  return { actor, clock, load, now: () => actor.getSnapshot() };
}

describe('reading rows', () => {
  it('reads page by page, and counts a moved row once', async () => {
    const { actor, load } = read([page(['1', '2'], behind2), page(['2', '3'])]);
    expect(await toPromise(actor)).toEqual({ rows: rows('1', '2', '3'), isWhole: true });
    expect(load.mock.calls.map(([input]) => input)).toEqual([
      { ...query, after: null, size: 500 },
      { ...query, after: behind2, size: 500 },
    ]);
  });

  it('stops at its limit, and reports that there are more rows', async () => {
    const { actor, load } = read([page(['1', '2'], behind2), page(['3', '4'], behind2)], { limit: 3 });
    expect(await toPromise(actor)).toEqual({ rows: rows('1', '2', '3'), isWhole: false });
    expect(load).toHaveBeenCalledTimes(2);
    const atLimit = read([page(['1', '2'], behind2)], { limit: 2 });
    expect(await toPromise(atLimit.actor)).toEqual({ rows: rows('1', '2'), isWhole: false });
  });

  it('reports that there are no more rows below the limit', async () => {
    const { actor } = read([page(['1', '2'])], { limit: 2 });
    expect(await toPromise(actor)).toEqual({ rows: rows('1', '2'), isWhole: true });
  });

  it('drops rows beyond the limit from the last page', async () => {
    const { actor } = read([page(['1', '2'])], { limit: 1 });
    expect(await toPromise(actor)).toEqual({ rows: rows('1'), isWhole: false });
  });

  it('shows the progress when it takes longer than a moment', async () => {
    const { clock, now } = read([page(['1', '2'], behind2)]);
    clock.increment(399);
    expect(isShown(now())).toBe(false);
    clock.increment(1);
    expect(isShown(now())).toBe(true);
    expect(progressOf(now())).toBe('0 of 3');
    await settle();
    expect(progressOf(now())).toBe('2 of 3');
    expect(failureOf(now())).toBeNull();
  });

  it.each([
    [null, null, '2 read'],
    [atLeast(1_000), null, '2 read'],
    [exactly(1), null, '2 read'],
    [exactly(1_000), null, '2 of 1,000'],
    [atLeast(1_000), 1_000, '2 of 1,000'],
    [atLeast(100), 1_000, '2 read'],
    [exactly(5), 1_000, '2 of 5'],
  ])('omits an unknown total: %j, at most %s', async (total, limit, text) => {
    const { now } = read([page(['1', '2'], behind2)], { total, limit });
    await settle();
    expect(progressOf(now())).toBe(text);
  });

  it.each([
    ['is rejected', rejected('unreachable')],
    ['throws', DEFECT],
  ] as const)('keeps the rows when a page %s, and continues from there', async (_, answer) => {
    const { actor, load, now } = read([page(['1', '2'], behind2), answer, page(['3'])]);
    await settle();
    expect(isShown(now())).toBe(true);
    expect(failureOf(now())).toBe('The export stopped');
    expect(progressOf(now())).toBe('2 of 3');
    actor.send({ type: 'rows.retry' });
    expect(isShown(now())).toBe(true);
    expect(failureOf(now())).toBeNull();
    expect((await toPromise(actor)).rows).toHaveLength(3);
    expect(load.mock.lastCall?.[0]).toEqual({ ...query, after: behind2, size: 500 });
  });

  it('shows the server message, or the fallback after 15 s without a response', async () => {
    const rejecting = read([rejected('permission', 'You may not')]);
    await settle();
    expect(failureOf(rejecting.now())).toBe('You may not');
    const silent = read([]);
    silent.clock.increment(15_000);
    expect(failureOf(silent.now())).toBe('The export stopped');
  });
});
