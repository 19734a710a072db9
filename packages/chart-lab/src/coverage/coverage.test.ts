import { createActor, fromPromise, setup, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { coverageTables, trackTransitions } from './coverage.ts';

const machine = setup({
  types: { context: {} as { count: number }, input: {} as number, events: {} as { type: 'go' } | { type: 'stay' } },
  actors: { load: fromPromise<boolean>(() => new Promise(() => {})) },
  guards: { isEnough: ({ context }) => context.count > 1, isRight: (_, { right }: { right: boolean }) => right },
  delays: { patience: 1000 },
}).createMachine({
  id: 'sample',
  context: ({ input }) => ({ count: input }),
  initial: 'counting',
  states: {
    counting: {
      on: { go: { guard: 'isEnough', target: 'loading' } },
      always: { guard: ({ context }) => context.count > 5, target: 'done' },
    },
    loading: {
      invoke: {
        src: 'load',
        onDone: [
          { guard: { type: 'isRight', params: ({ event }) => ({ right: event.output }) }, target: 'done' },
          { target: 'counting' },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    failed: { on: { go: 'counting' } },
    done: {},
  },
  on: { stay: {} },
});

type Walk = { from?: 'failed'; count?: number; load?: () => Promise<boolean>; event?: 'stay'; to: string };

/** Each walk covers a row that no other walk covers. */
const walks: [row: string, walk: Walk][] = [
  ['in counting, on go, when every guard is false: never taken', { count: 1, to: 'counting' }],
  ['in counting, on always, when inline guard (to done): never taken', { count: 6, to: 'done' }],
  [
    'in loading, on done of load, when isRight (to done): never taken',
    { load: () => Promise.resolve(true), to: 'done' },
  ],
  ['in loading, on done of load (to counting): never taken', { load: () => Promise.resolve(false), to: 'counting' }],
  ['in loading, on error of load (to failed): never taken', { load: () => Promise.reject(new Error()), to: 'failed' }],
  ['in loading, on after patience (to failed): never taken', { to: 'failed' }],
  ['in failed, on go (to counting): never taken', { from: 'failed', to: 'counting' }],
  ['in sample, on stay: never taken', { event: 'stay', to: 'counting' }],
];

async function walkAllBut(skipped: string | null): Promise<ReturnType<typeof trackTransitions>> {
  const coverage = trackTransitions(machine);
  const { inspect } = coverage;
  for (const [row, { from, count = 2, load, event = 'go', to }] of walks) {
    if (row === skipped) continue;
    const clock = new SimulatedClock();
    const provided = load ? machine.provide({ actors: { load: fromPromise<boolean>(load) } }) : machine;
    const snapshot = from && machine.resolveState({ value: from, context: { count } });
    const actor = createActor(provided, { clock, inspect, input: count, ...(snapshot && { snapshot }) }).start();
    actor.send({ type: event });
    if (!load) clock.increment(1000);
    await waitFor(actor, ({ value }) => value === to);
  }
  return coverage;
}

describe('transition coverage', () => {
  it('is complete when each transition is taken and each guarded event is rejected once', async () => {
    const coverage = await walkAllBut(null);
    expect(coverage.expectComplete).not.toThrow();
    expect(coverage.rows).toHaveLength(10);
    expect(coverageTables).toContainEqual({ machine: 'sample', rows: coverage.rows });
  });

  it.each(walks)('reports the row of a skipped walk: %s', async (row) => {
    const coverage = await walkAllBut(row);
    expect(coverage.expectComplete).toThrow(`sample: 1 of 10 transitions never taken\n  ${row}`);
  });

  it('ignores other charts', () => {
    const coverage = trackTransitions(machine);
    const other = setup({}).createMachine({ id: 'sample', initial: 'failed', states: { failed: { on: { go: {} } } } });
    createActor(other, { inspect: coverage.inspect }).start().send({ type: 'go' });
    expect(coverage.expectComplete).toThrow('10 of 10');
  });
});
