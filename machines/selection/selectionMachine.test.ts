import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { ListRow } from '../list/listContext.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { selectIsBusy } from '../shared/dialogSelectors.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { areAllSelected, asOf, isSelected, selectedRows, selectionMachine } from './selectionMachine.ts';

const coverage = trackTransitions(selectionMachine);
afterAll(coverage.expectComplete);

type Reading = Outcome<{ rows: ListRow[]; asOf: number }>;
type Announce = (action: unknown, params: { text: string }) => void;

const [ann, bob, cy, dee] = ['ann', 'bob', 'cy', 'dee'].map((id) => ({ id })) as [ListRow, ListRow, ListRow, ListRow];
const shown = [ann, bob, cy];
const query = { search: 'a', filters: { role: 'ADMIN' } };

function start(...answers: (Reading | typeof DEFECT)[]) {
  const clock = new SimulatedClock();
  const readRows = answering<Reading>(...answers);
  const announce = vi.fn<Announce>();
  const announceFailure = vi.fn<Announce>();
  const machine = selectionMachine.provide({
    actors: { readRows: fromPromise(({ input }) => readRows(input)) },
    actions: { announce, announceFailure },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  const ids = () => selectedRows(actor.getSnapshot()).map(({ id }) => id);
  const selectAll = () => actor.send({ type: 'all.select', query });
  const textsOf = (mock: typeof announce) => mock.mock.calls.map(([, { text }]) => text);
  const said = () => [textsOf(announce), textsOf(announceFailure)];
  return { actor, clock, ids, readRows, said, selectAll };
}

describe('the checkbox of a row', () => {
  it('selects the row, and clears it again', () => {
    const { actor, ids } = start();
    actor.send({ type: 'row.toggle', row: cy });
    actor.send({ type: 'row.toggle', row: ann });
    expect(ids()).toEqual(['cy', 'ann']);
    expect(isSelected('ann')(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'row.toggle', row: cy });
    expect(ids()).toEqual(['ann']);
    expect(isSelected('cy')(actor.getSnapshot())).toBe(false);
  });

  it.each([
    ['down', ann, cy],
    ['up', cy, ann],
  ])('selects the rows since the last one with Shift (%s), each once', (_, from, to) => {
    const { actor, ids } = start();
    actor.send({ type: 'row.toggle', row: bob });
    actor.send({ type: 'row.toggle', row: from });
    actor.send({ type: 'row.extend', row: to, shown });
    expect(ids()).toEqual(['ann', 'bob', 'cy']);
  });

  it('selects only the row if the last one is not on screen any more', () => {
    const { actor, ids } = start();
    actor.send({ type: 'row.extend', row: bob, shown });
    expect(ids()).toEqual(['bob']);
    actor.send({ type: 'row.toggle', row: dee });
    actor.send({ type: 'row.extend', row: cy, shown });
    expect(ids()).toEqual(['bob', 'dee', 'cy']);
  });
});

it('selects all loaded rows, and keeps others', () => {
  const { actor, ids } = start();
  const areAll = () => areAllSelected(shown)(actor.getSnapshot());
  actor.send({ type: 'row.toggle', row: dee });
  actor.send({ type: 'row.toggle', row: bob });
  expect(areAll()).toBe(false);
  actor.send({ type: 'shown.select', shown });
  expect(ids()).toEqual(['dee', 'ann', 'bob', 'cy']);
  expect(areAll()).toBe(true);
});

describe('all rows that match', () => {
  it('are read once, and selected as of the time of the reading', async () => {
    const { actor, ids, readRows, said, selectAll } = start(accepted({ rows: [ann, dee], asOf: 5 }));
    actor.send({ type: 'row.toggle', row: bob });
    selectAll();
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    expect(ids()).toEqual(['bob']);
    await settle();
    expect(readRows).toHaveBeenCalledExactlyOnceWith(query);
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(ids()).toEqual(['ann', 'dee']);
    expect(asOf(actor.getSnapshot())).toBe(5);
    expect(said()).toEqual([[], []]);
  });

  it.each([
    ['row.toggle', { type: 'row.toggle', row: bob }, ['ann', 'bob']],
    ['row.extend', { type: 'row.extend', row: bob, shown }, ['ann', 'bob']],
    ['shown.select', { type: 'shown.select', shown }, ['ann', 'bob', 'cy']],
    ['selection.clear', { type: 'selection.clear' }, []],
  ] as const)('are not "as of" a time any more after %s, which also stops a reading', async (_, event, expected) => {
    const all = accepted({ rows: [ann], asOf: 5 });
    const { actor, ids, selectAll } = start(all, accepted({ rows: [dee], asOf: 6 }));
    selectAll();
    await settle();
    selectAll();
    actor.send({ ...event });
    await settle();
    expect(ids()).toEqual(expected);
    expect(asOf(actor.getSnapshot())).toBeNull();
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
  });

  it.each([
    ['an error', rejected('other', 'Try later')],
    ['no response', rejected('unreachable')],
    ['an unexpected error', DEFECT],
  ] as const)('keep the selection after %s, and can be read again', async (_, answer) => {
    const { actor, ids, said, selectAll } = start(answer, accepted({ rows: [ann], asOf: 5 }));
    actor.send({ type: 'row.toggle', row: bob });
    selectAll();
    await settle();
    expect(said()).toEqual([[], ['Failed to select all rows']]);
    expect(ids()).toEqual(['bob']);
    expect(asOf(actor.getSnapshot())).toBeNull();
    selectAll();
    await settle();
    expect(ids()).toEqual(['ann']);
  });

  it('are given up after 15 s', () => {
    const { actor, clock, said, selectAll } = start();
    selectAll();
    clock.increment(REQUEST_TIMEOUT - 1);
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    clock.increment(1);
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(said()).toEqual([[], ['Failed to select all rows']]);
  });
});

describe('the list', () => {
  it('replaces selected rows by newer versions, and keeps those that it does not show', async () => {
    const { actor, selectAll } = start(accepted({ rows: [ann, dee], asOf: 5 }));
    selectAll();
    await settle();
    const newer = { id: 'ann', updatedAt: 'later' };
    actor.send({ type: 'rows.loaded', shown: [bob, newer] });
    expect(selectedRows(actor.getSnapshot())).toEqual([newer, dee]);
    expect(asOf(actor.getSnapshot())).toBe(5);
  });

  it('clears the selection with another query, and says so once', () => {
    const { actor, ids, said } = start();
    actor.send({ type: 'row.toggle', row: ann });
    actor.send({ type: 'query.changed' });
    expect(ids()).toEqual([]);
    actor.send({ type: 'query.changed' });
    expect(said()).toEqual([['The selection was cleared'], []]);
    // The anchor is cleared too.
    actor.send({ type: 'row.extend', row: cy, shown });
    expect(ids()).toEqual(['cy']);
  });

  it.each([
    ['without rows', [], []],
    ['with rows', [bob], ['The selection was cleared']],
  ])('stops reading the rows of the previous query (%s)', async (_, rows, texts) => {
    const { actor, ids, said, selectAll } = start(accepted({ rows: [ann], asOf: 5 }));
    for (const row of rows) actor.send({ type: 'row.toggle', row });
    selectAll();
    actor.send({ type: 'query.changed' });
    await settle();
    expect(ids()).toEqual([]);
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(said()).toEqual([texts, []]);
  });
});
