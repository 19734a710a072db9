import { expect, it } from 'vitest';
import { addTeamMachine } from '../../../../machines/addTeam/addTeamMachine.ts';
import { accepted } from '../../../../machines/testing/answers.ts';
import { parseRecording, type Recording, type RecordingEntry } from './recording.ts';
import { replay } from './replay.ts';

const machines = new Map([[addTeamMachine.id, addTeamMachine]]);

const actor = 'x:0';
const start = { kind: 'start', at: 0, actor, chart: 'addTeam', parent: null, id: actor, state: 'closed' } as const;
const received = (type: string, state?: object | string, payload = {}): RecordingEntry => ({
  ...{ kind: 'event', at: 5, actor, event: { type, ...payload } },
  ...(state === undefined ? {} : { state: state as string }),
});
const recordingOf = (...entries: RecordingEntry[]): Recording => ({ version: 1, startedAt: '2026-11-27', entries });
const replayed = (...entries: RecordingEntry[]) => replay(recordingOf(...entries), machines);

const loading = { open: { choices: 'loading', form: 'editing' } };
const ready = { open: { choices: 'ready', form: 'editing' } };
const loaded = received('xstate.done.actor.0.addTeam.open.choices.loading', ready, { output: accepted([]) });

it('returns the states of all actors after each entry', () => {
  const positions = replayed(
    start,
    received('dialog.open', loading),
    { ...start, actor: 'x:1' },
    loaded,
    received('choices.retry', ready),
    { kind: 'stop', at: 9, actor },
    received('dialog.close'),
  );
  const states = positions.map(({ actors }) => [...actors.values()].map(({ snapshot }) => snapshot?.value as unknown));
  expect(states).toEqual([
    ['closed'],
    [loading],
    [loading, 'closed'],
    [ready, 'closed'],
    [ready, 'closed'],
    [ready, 'closed'],
    [ready, 'closed'],
  ]);
  expect(positions.map(({ isChange }) => isChange)).toEqual([true, true, true, true, false, true, false]);
  expect(positions.map(({ difference }) => difference).filter((difference) => difference !== null)).toEqual([]);
  expect(positions.at(-1)?.actors.get(actor)?.isStopped).toBe(true);
});

it.each<[string, string, RecordingEntry[]]>([
  [
    'another state',
    `Recorded: "closed"; replayed: ${JSON.stringify(loading)}.`,
    [start, received('dialog.open', 'closed')],
  ],
  ['another start', 'Recorded: "gone"; replayed: "closed".', [{ ...start, state: 'gone' }]],
  ['an unknown chart', 'There is no chart with the name addGroup.', [{ ...start, chart: 'addGroup' }]],
  [
    'a defect',
    "Unable to evaluate guard 'isAccepted'",
    [start, received('dialog.open', loading), received('xstate.done.actor.0.addTeam.open.choices.loading', ready)],
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
  expect(() => replayed(received('dialog.open'))).toThrow('This recording is damaged.');
});
