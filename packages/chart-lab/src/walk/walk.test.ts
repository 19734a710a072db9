import { assign, fromPromise, setup } from 'xstate';
import { expect, it } from 'vitest';
import { addressOf, placeOf } from './address.ts';
import { choicesOf, eventOf, isTaken } from './choices.ts';
import { startLiveWalk } from '../screens/liveWalk.ts';
import { requestText, stateValueText } from '../chart/wording.ts';
import { foldWalk, goOn, requestsOf, runningDelays, type Walk } from './walk.ts';

const effect = () => {
  throw new Error('an effect ran');
};

const machine = setup({
  types: { context: {} as { name: string }, events: {} as { type: 'name.change'; name: string } | { type: 'save' } },
  actors: { save: fromPromise<string, { name: string }>(effect) },
  actions: { announce: effect, storeName: assign((_, { name }: { name: string }) => ({ name })) },
  guards: { isNamed: ({ context }) => context.name !== '' },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'sample',
  context: { name: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'name.change': { actions: { type: 'storeName', params: ({ event }) => event } },
        save: { guard: 'isNamed', target: 'saving' },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: { target: 'saved', actions: 'announce' },
        onError: 'editing',
      },
      after: { patience: 'editing' },
    },
    saved: {},
  },
});

const samples = {
  charts: { sample: { events: { 'name.change': { ada: { name: 'Ada' } } }, answers: { save: { saved: 'ok' } } } },
  answers: {},
};
const start: Walk = { steps: [] };
const named = goOn(start, { event: { type: 'name.change', name: 'Ünal' } });
const saving = goOn(named, { event: { type: 'save' } });

const lastFrame = (walk: Walk) => {
  const frame = foldWalk(machine, walk).frames.at(-1);
  if (!frame) throw new Error('no frame');
  return { snapshot: frame.charts[0].snapshot, requests: requestsOf(frame).map(requestText) };
};
const state = (walk: Walk) => stateValueText(lastFrame(walk).snapshot.value);
const choice = (walk: Walk, label: string) => {
  const found = choicesOf(lastFrame(walk).snapshot, samples).find((offered) => offered.label === label);
  if (!found) throw new Error(`${label} is not offered`);
  return found;
};

it('offers the events of the active states, and marks the ones that their guards reject', () => {
  const { snapshot } = lastFrame(start);
  expect(choicesOf(snapshot, samples).map(({ label }) => label)).toEqual(['name.change', 'save']);
  expect(isTaken(snapshot, { type: 'save' })).toBe(false);
  expect(isTaken(lastFrame(named).snapshot, { type: 'save' })).toBe(true);
  expect(choice(start, 'name.change').payloads).toEqual({ ada: { name: 'Ada' } });
});

it('offers the outputs and errors of an effect without running it', () => {
  const done = goOn(saving, { event: eventOf(choice(saving, 'done of save'), 'ok') });
  expect(state(done)).toBe('saved');
  expect(lastFrame(done).requests).toContain('announce');
  const error = goOn(saving, { event: eventOf(choice(saving, 'error of save'), { message: 'no' }) });
  expect(state(error)).toBe('editing');
  expect(lastFrame(saving).requests).toContain('invoke save {"name":"Ünal"}');
});

it('offers the running delays', () => {
  const { frames } = foldWalk(machine, saving);
  expect([...runningDelays(frames, saving)]).toEqual([['xstate.after.patience.sample.saving', 5_000]]);
  const late = goOn(saving, { event: eventOf(choice(saving, 'after patience'), undefined) });
  expect(state(late)).toBe('editing');
  expect([...runningDelays(foldWalk(machine, late).frames, late)]).toEqual([]);
});

it('offers an elapsed delay only once while its state stays active', () => {
  const staying = setup({ delays: { quiet: 100, patience: 900 } }).createMachine({
    id: 'staying',
    initial: 'silent',
    after: { quiet: '.spinning', patience: '.slow' },
    states: { silent: {}, spinning: {}, slow: {} },
  });
  const passed: Walk = { steps: [{ event: { type: 'xstate.after.quiet.staying' } }] };
  const running = (walk: Walk) => [...runningDelays(foldWalk(staying, walk).frames, walk)];
  expect(running(start).map(([, delay]) => delay)).toEqual([100, 900]);
  expect(running(passed)).toEqual([['xstate.after.patience.staying', 900]]);
});

it('restores the walk from its URL', () => {
  const place = { chart: 'sample', walk: { ...saving, input: { name: '✓' } } };
  expect(placeOf(addressOf(place))).toEqual(place);
  expect(addressOf({ chart: 'sample', walk: start })).toBe('#/sample');
  expect(placeOf('#/sample')).toEqual({ chart: 'sample', walk: start });
  const damaged = { chart: 'sample', walk: start, isDamaged: true };
  expect(placeOf(addressOf({ chart: 'sample', walk: saving }).slice(0, -3))).toEqual(damaged);
  expect(placeOf(addressOf({ ...place, chart: 'Sign in / 50 %' }))).toEqual({ ...place, chart: 'Sign in / 50 %' });
  expect(placeOf('#/100%')).toEqual({ chart: '100%', walk: start });
  expect(placeOf('')).toBeNull();
});

it('shows why a step failed, and keeps the steps before it', () => {
  const broken = setup({
    guards: {
      isNamed: () => {
        throw new Error('the payload cannot be read');
      },
    },
  }).createMachine({ id: 'broken', on: { save: { guard: 'isNamed' } } });
  const walked = foldWalk(broken, { steps: [{ event: { type: 'other' } }, { event: { type: 'save' } }] });
  expect(walked.frames).toHaveLength(2);
  expect(walked.problem).toMatch(/cannot be read/);
});

it('forces a guard in one step', () => {
  const save = { type: 'save' };
  expect(state(goOn(start, { event: save, forced: { isNamed: true } }))).toBe('saving');
  expect(state(goOn(named, { event: save, forced: { isNamed: false } }))).toBe('editing');
  expect(state(goOn(goOn(start, { event: save, forced: { isNamed: false } }), { event: save }))).toBe('editing');
});

const child = setup({ actors: { read: fromPromise<string>(effect) } }).createMachine({
  id: 'child',
  initial: 'reading',
  states: {
    reading: { invoke: { id: 'read', src: 'read', onDone: 'read' }, on: { skip: 'read' } },
    read: { type: 'final' },
  },
});
const parent = setup({ actors: { child } }).createMachine({
  id: 'parent',
  initial: 'open',
  states: { open: { invoke: { id: 'first', src: 'child', onDone: 'closed' } }, closed: {} },
});

it('walks a child chart with its parent', () => {
  const { frames } = foldWalk(parent, { steps: [] });
  expect(frames[0]?.charts.map(({ path, machine: { id } }) => [path, id])).toEqual([
    ['', 'parent'],
    ['first', 'child'],
  ]);
  const done = { event: { type: 'xstate.done.actor.read', output: 'text' }, to: 'first' };
  const walked = foldWalk(parent, { steps: [done] });
  expect(walked.frames.at(-1)?.charts.map(({ snapshot }) => stateValueText(snapshot.value))).toEqual(['closed']);
  expect(foldWalk(parent, { steps: [done, done] }).problem).toBe('There is no running chart first');
});

it('continues with the events that a view sends to the chart and its child charts', () => {
  const walks: Walk[] = [];
  const { actor, open, follow } = startLiveWalk(parent, { steps: [] }, {}, (walk) => walks.push(walk));
  actor.send({ type: 'early' });
  open();
  actor.send({ type: 'other' });
  (actor.getSnapshot() as { children: Record<string, typeof actor> }).children['first']?.send({ type: 'skip' });
  const steps = [{ event: { type: 'other' } }, { event: { type: 'skip' }, to: 'first' }];
  expect(walks.map((walk) => walk.steps)).toEqual([steps.slice(0, 1), steps]);
  expect(follow({ steps: [...steps, { event: { type: 'other' } }] })).toBe(true);
  expect(follow({ steps: [] })).toBe(false);
  expect(walks).toHaveLength(2);
});
