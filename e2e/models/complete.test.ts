import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { expectComplete, gapsOf } from './complete.ts';
import { defineFlow } from './flow.ts';
import { eventsOf, pathsOf } from './paths.ts';

type Lamp = { type: 'pulls the cord' | 'changes the bulb' };

const lamp = setup({
  types: { context: {} as { isBroken: boolean }, events: {} as Lamp },
  guards: { isBroken: ({ context }) => context.isBroken },
}).createMachine({
  id: 'Lamp',
  context: { isBroken: false },
  initial: 'darkness',
  states: {
    darkness: {
      on: {
        'pulls the cord': [{ guard: 'isBroken', target: 'darkness' }, { target: 'light' }],
        'changes the bulb': 'darkness',
      },
    },
    light: { on: { 'pulls the cord': 'darkness' } },
  },
});

const nothing = () => Promise.resolve();
const guarded = { chart: lamp, sees: ['darkness', 'light'], does: ['pulls the cord', 'changes the bulb'] };

/** The chart without the guard, which never holds. */
const complete = setup({ types: { events: {} as Lamp } }).createMachine({
  id: 'Lamp',
  initial: 'darkness',
  states: {
    darkness: { on: { 'pulls the cord': 'light', 'changes the bulb': 'darkness' } },
    light: { on: { 'pulls the cord': 'darkness' } },
  },
});

describe('gapsOf', () => {
  const flow = { ...guarded, chart: complete };
  const paths = pathsOf(complete);

  it('returns nothing for a complete flow', () => {
    expect(gapsOf(flow, paths)).toEqual([]);
  });

  it('reports a state without a handler', () => {
    expect(gapsOf({ ...flow, sees: ['darkness'] }, paths)).toEqual(['no handler for the state “light”']);
  });

  it('reports an event without a handler', () => {
    expect(gapsOf({ ...flow, does: ['pulls the cord'] }, paths)).toEqual([
      'no handler for the event “changes the bulb”',
    ]);
  });

  it('reports handlers for unknown states and events', () => {
    expect(gapsOf({ ...flow, sees: [...flow.sees, 'dusk'], does: [...flow.does, 'waits'] }, paths)).toEqual([
      'a handler for “dusk”, which is not a state of the chart',
      'a handler for “waits”, which is not an event of the chart',
    ]);
  });

  it('reports a transition without a path', () => {
    const rest = paths.filter((path) => !eventsOf(path).includes('changes the bulb'));
    expect(gapsOf(flow, rest)).toContain('no path takes the transition in darkness, on changes the bulb (to darkness)');
  });

  it('reports a guarded branch without a path', () => {
    expect(gapsOf(guarded, pathsOf(lamp))).toEqual([
      'no path takes the transition in darkness, on pulls the cord, when isBroken (to darkness)',
    ]);
  });

  it('makes expectComplete throw an error that lists every gap', () => {
    expect(() => expectComplete({ ...flow, sees: [], does: [] }, [])).toThrow(
      /^The flow “Lamp” is incomplete:\n {2}no handler for the state “darkness”\n {2}no handler for the state “light”\n/,
    );
    expect(() => expectComplete(flow, paths)).not.toThrow();
  });
});

it('finds the handlers that were passed to defineFlow', () => {
  const flow = defineFlow({
    chart: complete,
    open: () => Promise.resolve({}),
    sees: { darkness: nothing, light: nothing },
    does: { 'pulls the cord': nothing, 'changes the bulb': nothing },
  });
  expect(gapsOf(flow, pathsOf(complete))).toEqual([]);
});
