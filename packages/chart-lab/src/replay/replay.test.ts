import { setup, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { parseRecording, type Recording, type RecordingEntry } from './recording.ts';
import { replay } from './replay.ts';

const door = setup({
  actors: { findKey: fromPromise<{ fits: boolean }>(() => Promise.reject(new Error('an effect ran'))) },
  guards: { fits: (_, output: { fits: boolean }) => output.fits },
}).createMachine({
  id: 'door',
  initial: 'locked',
  states: {
    locked: { on: { knock: 'opening' } },
    opening: {
      invoke: {
        id: 'key',
        src: 'findKey',
        onDone: { guard: { type: 'fits', params: ({ event }) => event.output }, target: 'open' },
      },
    },
    open: { on: { close: 'locked' } },
  },
});
const machines = new Map([[door.id, door]]);

const actor = 'x:0';
const start = { kind: 'start', at: 0, actor, chart: 'door', parent: null, id: actor, state: 'locked' } as const;
const received = (type: string, state?: string, payload = {}): RecordingEntry => ({
  ...{ kind: 'event', at: 5, actor, event: { type, ...payload } },
  ...(state !== undefined && { state }),
});
const recordingOf = (...entries: RecordingEntry[]): Recording => ({ version: 1, startedAt: '2026-11-27', entries });
const replayed = (...entries: RecordingEntry[]) => replay(recordingOf(...entries), machines);
const found = received('xstate.done.actor.key', 'open', { output: { fits: true } });

it('returns the states of all actors after each entry', () => {
  const positions = replayed(
    start,
    received('knock', 'opening'),
    { ...start, actor: 'x:1' },
    found,
    received('knock', 'open'),
    { kind: 'stop', at: 9, actor },
    received('close'),
  );
  const states = positions.map(({ actors }) => [...actors.values()].map(({ snapshot }) => snapshot?.value as unknown));
  const both = ['open', 'locked'];
  expect(states).toEqual([['locked'], ['opening'], ['opening', 'locked'], both, both, both, both]);
  expect(positions.map(({ isChange }) => isChange)).toEqual([true, true, true, true, false, true, false]);
  expect(positions.flatMap(({ difference }) => difference ?? [])).toEqual([]);
  expect(positions.at(-1)?.actors.get(actor)?.isStopped).toBe(true);
});

it.each<[string, string, RecordingEntry[]]>([
  ['another state', 'Recorded: "open"; replayed: "opening".', [start, received('knock', 'open')]],
  ['another start', 'Recorded: "gone"; replayed: "locked".', [{ ...start, state: 'gone' }]],
  ['an unknown chart', 'There is no chart with the name gate.', [{ ...start, chart: 'gate' }]],
  ['a defect', "Unable to evaluate guard 'fits'", [start, received('knock'), received('xstate.done.actor.key')]],
])('reports %s', (_, difference, entries) => {
  expect(replayed(...entries).at(-1)?.difference).toContain(difference);
});

it('reads its own format only', () => {
  const recording = recordingOf(start, found, { kind: 'stop', at: 9, actor });
  expect(parseRecording(JSON.stringify(recording))).toEqual(recording);
  for (const text of ['', 'null', '[]', '{"version":1}', '{"entries":[]}']) {
    expect(() => parseRecording(text)).toThrow('This file is not a recording.');
  }
  expect(() => parseRecording('{"version":2,"entries":[]}')).toThrow(
    'This recording has version 2; this gallery reads version 1.',
  );
  expect(() => replayed(received('knock'))).toThrow('This recording is damaged.');
});
