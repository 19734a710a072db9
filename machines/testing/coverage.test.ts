import { assign, createActor, fromPromise, setup, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { coverageTables, trackTransitions } from './coverage.ts';

const machine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'go' } | { type: 'count' } | { type: 'stay' } },
  actors: { load: fromPromise<boolean>(() => Promise.reject(new Error('not provided'))) },
  guards: { isEnough: ({ context }) => context.count > 1, isRight: (_, { right }: { right: boolean }) => right },
  delays: { patience: 1000 },
}).createMachine({
  id: 'sample',
  context: { count: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        go: { guard: 'isEnough', target: 'loading' },
        count: { actions: assign({ count: ({ context }) => context.count + 1 }) },
      },
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

type Coverage = ReturnType<typeof trackTransitions>;

function start({ inspect }: Coverage, load: () => Promise<boolean>) {
  const clock = new SimulatedClock();
  const provided = machine.provide({ actors: { load: fromPromise<boolean>(load) } });
  const actor = createActor(provided, { clock, inspect }).start();
  const count = (times: number) => {
    for (let done = 0; done < times; done += 1) actor.send({ type: 'count' });
  };
  return { actor, clock, count };
}

/** Each walk covers a row that no other walk covers. */
const walks: Record<string, (coverage: Coverage) => unknown> = {
  'in counting, on go, when every guard is false: never taken': (coverage) => {
    start(coverage, () => Promise.resolve(true)).actor.send({ type: 'go' });
  },
  'in counting, on always, when inline guard (to done): never taken': (coverage) => {
    start(coverage, () => Promise.resolve(true)).count(6);
  },
  'in loading, on done of load, when isRight (to done): never taken': async (coverage) => {
    const { actor, count } = start(coverage, () => Promise.resolve(true));
    count(2);
    actor.send({ type: 'go' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
  },
  'in loading, on done of load (to counting): never taken': async (coverage) => {
    const { actor, count } = start(coverage, () => Promise.resolve(false));
    count(2);
    actor.send({ type: 'go' });
    await waitFor(actor, (snapshot) => snapshot.matches('counting'));
  },
  'in loading, on error of load (to failed): never taken': async (coverage) => {
    const { actor, count } = start(coverage, () => Promise.reject(new Error('Unexpected error')));
    count(2);
    actor.send({ type: 'go' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  },
  'in loading, on after patience (to failed): never taken': (coverage) => {
    const { actor, clock, count } = start(coverage, () => new Promise(() => undefined));
    count(2);
    actor.send({ type: 'go' });
    clock.increment(1000);
    expect(actor.getSnapshot().value).toBe('failed');
  },
  'in failed, on go (to counting): never taken': (coverage) => {
    const actor = createActor(machine, {
      inspect: coverage.inspect,
      snapshot: machine.resolveState({ value: 'failed', context: { count: 0 } }),
    }).start();
    actor.send({ type: 'go' });
  },
  'in sample, on stay: never taken': (coverage) => {
    start(coverage, () => Promise.resolve(true)).actor.send({ type: 'stay' });
  },
};

async function walkAllBut(skipped: string | null) {
  const coverage = trackTransitions(machine);
  for (const [name, walk] of Object.entries(walks)) if (name !== skipped) await walk(coverage);
  return coverage;
}

describe('transition coverage', () => {
  it('is complete when each transition is taken and each guarded event is rejected once', async () => {
    const coverage = await walkAllBut(null);
    expect(coverage.expectComplete).not.toThrow();
    expect(coverage.table().rows).toHaveLength(11);
    expect(coverageTables()).toContainEqual(coverage.table());
  });

  it.each(Object.keys(walks))('reports the row of a skipped walk: %s', async (name) => {
    const coverage = await walkAllBut(name);
    expect(coverage.expectComplete).toThrow(`sample: 1 of 11 transitions never taken\n  ${name}`);
  });

  it('ignores other charts', () => {
    const coverage = trackTransitions(machine);
    const other = setup({}).createMachine({ id: 'sample', initial: 'failed', states: { failed: { on: { go: {} } } } });
    createActor(other, { inspect: coverage.inspect }).start().send({ type: 'go' });
    expect(coverage.expectComplete).toThrow('11 of 11');
  });
});
