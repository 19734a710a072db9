import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { LoadedPage } from '../directory/directoryTypes.ts';
import type { Cursor, PageRequest } from '../directory/page.ts';
import { accepted, answering, DEFECT, refused, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import type { ExportedFile } from './exportRowsContext.ts';
import { exportRowsMachine } from './exportRowsMachine.ts';
import { failureOf, isRunning, isShown, progressOf } from './selectors.ts';

const coverage = trackTransitions(exportRowsMachine);
afterAll(coverage.expectComplete);

const query = { search: 'ann', filters: { action: 'UPDATE' } };
const behind2: Cursor = { key: '2024-01-05', id: '2' };
const page = (ids: string[], next: Cursor | null = null): LoadedPage =>
  accepted({ rows: ids.map((id) => ({ id })), next });

function start(
  answers: (LoadedPage | typeof DEFECT)[],
  total: number | null = 3,
  saveFile = () => Promise.resolve(null),
) {
  const clock = new SimulatedClock();
  const load = answering(...answers);
  const saved = vi.fn<(file: ExportedFile) => Promise<null>>(saveFile);
  const said = vi.fn<(text: string) => void>();
  const machine = exportRowsMachine.provide({
    actors: {
      loadPage: fromPromise<LoadedPage, PageRequest>(({ input }) => load(input)),
      saveFile: fromPromise(({ input }) => saved(input)),
    },
    actions: { announceSuccess: (_, { text }) => said(text) },
  });
  const input = { noun: { one: 'entry', many: 'entries' } };
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start();
  actor.send({ type: 'export.start', format: 'json', query, total });
  return { actor, clock, load, saved, said, now: () => actor.getSnapshot() };
}

describe('an export', () => {
  it('reads every page behind the one before, and saves all of them as one file', async () => {
    const { load, saved, said, now } = start([page(['1', '2'], behind2), page(['2', '3'])]);
    expect(isRunning(now())).toBe(true);
    await settle();
    expect(load.mock.calls.map(([input]) => input)).toEqual([
      { ...query, after: null, size: 500 },
      { ...query, after: behind2, size: 500 },
    ]);
    expect(saved).toHaveBeenCalledExactlyOnceWith({ format: 'json', rows: [{ id: '1' }, { id: '2' }, { id: '3' }] });
    expect(said).toHaveBeenCalledExactlyOnceWith('Exported 3 entries');
    expect(now().matches('idle')).toBe(true);
    expect(now().context.rows).toEqual([]);
  });

  it('says that nothing but one entry was exported', async () => {
    const { said } = start([page(['1'])]);
    await settle();
    expect(said).toHaveBeenCalledExactlyOnceWith('Exported 1 entry');
  });

  it('shows how far it is when it takes longer than a moment', async () => {
    const { clock, now } = start([page(['1', '2'], behind2)]);
    clock.increment(399);
    expect(isShown(now())).toBe(false);
    clock.increment(1);
    expect(isShown(now())).toBe(true);
    expect(progressOf(now())).toBe('0 of 3');
    await settle();
    expect(progressOf(now())).toBe('2 of 3');
    expect(isShown(now())).toBe(true);
    expect(failureOf(now())).toBeNull();
  });

  it.each([
    [null, '2 read'],
    [1_001, '2 read'],
    [1, '2 read'],
    [1_000, '2 of 1,000'],
  ])('names no total that is not known: %s', async (total, text) => {
    const { now } = start([page(['1', '2'], behind2)], total);
    await settle();
    expect(progressOf(now())).toBe(text);
  });

  it('can be cancelled, and saves nothing then', async () => {
    const { actor, saved, now } = start([page(['1', '2'], behind2), page(['3'])]);
    actor.send({ type: 'export.cancel' });
    await settle();
    expect(now().matches('idle')).toBe(true);
    expect(saved).not.toHaveBeenCalled();
  });

  it.each([
    ['is refused', refused('unreachable')],
    ['breaks', DEFECT],
  ] as const)('keeps what it read when a page %s, and goes on from there', async (_, answer) => {
    const { actor, load, saved, now } = start([page(['1', '2'], behind2), answer, page(['3'])]);
    await settle();
    expect(isShown(now())).toBe(true);
    expect(failureOf(now())).toBe('The export stopped');
    expect(progressOf(now())).toBe('2 of 3');
    actor.send({ type: 'export.retry' });
    await settle();
    expect(load.mock.lastCall?.[0]).toEqual({ ...query, after: behind2, size: 500 });
    expect(saved.mock.lastCall?.[0].rows).toHaveLength(3);
  });

  it('says when the file cannot be made, and makes it at Retry without reading again', async () => {
    const answers = answering<null>(DEFECT, null);
    const { actor, load, saved, said, now } = start([page(['1'])], 1, () => answers());
    await settle();
    expect(isShown(now())).toBe(true);
    expect(failureOf(now())).toBe('The file could not be made');
    expect(said).not.toHaveBeenCalled();
    actor.send({ type: 'export.retry' });
    expect(isRunning(now())).toBe(true);
    await settle();
    expect(saved).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledOnce();
  });

  it('can be left when the file cannot be made', async () => {
    const { actor, now } = start([page(['1'])], 1, () => Promise.reject(new Error('full')));
    await settle();
    actor.send({ type: 'export.cancel' });
    expect(now().matches('idle')).toBe(true);
  });

  it('stops when no answer comes for 15 s, and can be left', () => {
    const { actor, clock, now } = start([]);
    clock.increment(15_000);
    expect(failureOf(now())).not.toBeNull();
    actor.send({ type: 'export.cancel' });
    expect(now().matches('idle')).toBe(true);
    expect(isShown(now())).toBe(false);
  });
});
