import { expect, it } from 'vitest';
import { addTeamMachine } from '../addTeam/addTeamMachine.ts';
import { accepted } from './answers.ts';
import { parseRecording, type Recording, type RecordingEntry } from './recording.ts';
import { replay } from './replay.ts';

const machines = new Map([[addTeamMachine.id, addTeamMachine]]);

const actor = 'x:0';
const received = (type: string, state?: object | string, payload = {}): RecordingEntry => ({
  ...{ kind: 'event', at: 5, actor, event: { type, ...payload } },
  ...(state === undefined ? {} : { state: state as string }),
});
const recordingOf = (...entries: RecordingEntry[]): Recording => ({ version: 1, startedAt: '2026-11-27', entries });
const replayed = (...entries: RecordingEntry[]) => replay(recordingOf(...entries), machines);

const loading = { open: { choices: 'loading', form: 'editing' } };
const input = { department: null };
const start = {
  kind: 'start',
  at: 0,
  actor,
  chart: 'addTeam',
  parent: null,
  id: actor,
  input,
  state: loading,
} as const;
const ready = { open: { choices: 'ready', form: 'editing' } };
const loaded = received('xstate.done.actor.0.addTeam.open.choices.loading', ready, { output: accepted([]) });

it('returns the states of all actors after each entry', () => {
  const positions = replayed(
    start,
    { ...start, actor: 'x:1' },
    loaded,
    received('choices.retry', ready),
    { kind: 'stop', at: 9, actor },
    received('dialog.close'),
  );
  const states = positions.map(({ actors }) => [...actors.values()].map(({ snapshot }) => snapshot?.value as unknown));
  expect(states).toEqual([
    [loading],
    [loading, loading],
    [ready, loading],
    [ready, loading],
    [ready, loading],
    [ready, loading],
  ]);
  expect(positions.map(({ isChange }) => isChange)).toEqual([true, true, true, false, true, false]);
  expect(positions.map(({ difference }) => difference).filter((difference) => difference !== null)).toEqual([]);
  expect(positions.at(-1)?.actors.get(actor)?.isStopped).toBe(true);
});

it.each<[string, string, RecordingEntry[]]>([
  [
    'another state',
    `Recorded: ${JSON.stringify(loading)}; replayed: "closed".`,
    [start, received('dialog.close', loading)],
  ],
  ['another start', `Recorded: "gone"; replayed: ${JSON.stringify(loading)}.`, [{ ...start, state: 'gone' }]],
  ['an unknown chart', 'There is no chart with the name addGroup.', [{ ...start, chart: 'addGroup' }]],
  [
    'a defect',
    "Unable to evaluate guard 'isAccepted'",
    [start, received('xstate.done.actor.0.addTeam.open.choices.loading', ready)],
  ],
])('reports %s', (_, difference, entries) => {
  expect(replayed(...entries).at(-1)?.difference).toContain(difference);
});

it('reads its own format only', () => {
  const recording = recordingOf(start, loaded, { kind: 'stop', at: 9, actor });
  expect(parseRecording(JSON.stringify(recording))).toEqual(recording);
  for (const text of ['', 'null', '[]', '{"version":1}', '{"entries":[]}']) {
    expect(() => parseRecording(text)).toThrow('This file is not a recording.');
  }
  expect(() => parseRecording('{"version":2,"entries":[]}')).toThrow(
    'This recording has version 2; this gallery reads version 1.',
  );
  expect(() => replayed(received('dialog.close'))).toThrow('This recording is damaged.');
});
