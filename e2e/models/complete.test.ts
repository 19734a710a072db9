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
const whole = { chart: lamp, sees: ['darkness', 'light'], does: ['pulls the cord', 'changes the bulb'] };

/** The chart without the guard that can never hold. */
const sound = setup({ types: { events: {} as Lamp } }).createMachine({
  id: 'Lamp',
  initial: 'darkness',
  states: {
    darkness: { on: { 'pulls the cord': 'light', 'changes the bulb': 'darkness' } },
    light: { on: { 'pulls the cord': 'darkness' } },
  },
});

describe('a flow is not complete', () => {
  const flow = { ...whole, chart: sound };
  const paths = pathsOf(sound);

  it('unless something is missing', () => {
    expect(gapsOf(flow, paths)).toEqual([]);
  });

  it('without a handler for a state', () => {
    expect(gapsOf({ ...flow, sees: ['darkness'] }, paths)).toEqual(['nobody looks for “light”']);
  });

  it('without a handler for an event', () => {
    expect(gapsOf({ ...flow, does: ['pulls the cord'] }, paths)).toEqual(['nobody acts out “changes the bulb”']);
  });

  it('with a handler for what the chart does not know', () => {
    expect(gapsOf({ ...flow, sees: [...flow.sees, 'dusk'], does: [...flow.does, 'waits'] }, paths)).toEqual([
      '“dusk” is looked for, but is no state of the chart',
      '“waits” is acted out, but is no event of the chart',
    ]);
  });

  it('when its paths miss a transition', () => {
    const rest = paths.filter((path) => !eventsOf(path).includes('changes the bulb'));
    expect(gapsOf(flow, rest)).toContain('no path goes from “darkness” by “changes the bulb”');
  });

  it('when its paths miss the branch of a guard', () => {
    expect(gapsOf(whole, pathsOf(lamp))).toEqual(['no path goes from “darkness” by “pulls the cord”, when isBroken']);
  });

  it('and then it says all of that, and is not walked', () => {
    expect(() => expectComplete({ ...flow, sees: [], does: [] }, [])).toThrow(
      /^The flow “Lamp” is not complete:\n {2}nobody looks for “darkness”\n {2}nobody looks for “light”\n/,
    );
    expect(() => expectComplete(flow, paths)).not.toThrow();
  });
});

it('knows the handlers of a flow by what it was defined with', () => {
  const flow = defineFlow({
    chart: sound,
    open: () => Promise.resolve({}),
    sees: { darkness: nothing, light: nothing },
    does: { 'pulls the cord': nothing, 'changes the bulb': nothing },
  });
  expect(gapsOf(flow, pathsOf(sound))).toEqual([]);
});
