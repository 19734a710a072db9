import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import type { DeviceSession } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { selectIsSlow } from '../shared/dialogSelectors.ts';
import { accepted, answering, DEFECT, rejected, settle, toasts } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { selectEnding, selectFailure, selectSessions, sessionsMachine } from './sessionsMachine.ts';

const coverage = trackTransitions(sessionsMachine);
afterAll(coverage.expectComplete);

const TIMES = { startedAt: '2026-12-01T08:00:00Z', lastUsedAt: '2026-12-01T09:00:00Z', userAgent: null };
const HERE: DeviceSession = { id: 'here', ...TIMES, isCurrent: true };
const PHONE: DeviceSession = { id: 'phone', ...TIMES, isCurrent: false };

type Answers = {
  lists?: (Outcome<DeviceSession[]> | typeof DEFECT)[];
  ends?: (Outcome | typeof DEFECT)[];
};

async function openList({ lists = [accepted([PHONE, HERE]), accepted([HERE])], ends = [] }: Answers) {
  const clock = new SimulatedClock();
  const listSessions = answering(...lists);
  const endSessions = answering(...ends);
  const said = toasts();
  const reportChanged = vi.fn();
  const machine = sessionsMachine.provide({
    actors: {
      listSessions: fromPromise(({ input }) => listSessions(input)),
      endSessions: fromPromise(({ input }) => endSessions(input)),
    },
    actions: { ...said.actions, reportChanged },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { userId: 'ann' } }).start();
  await settle();
  return { actor, clock, listSessions, endSessions, reportChanged, said, now: () => actor.getSnapshot() };
}

describe('list of sessions', () => {
  it('shows the session of this browser first', async () => {
    const { listSessions, now } = await openList({});
    expect(listSessions).toHaveBeenCalledExactlyOnceWith({ userId: 'ann' });
    expect(selectSessions(now())).toEqual([HERE, PHONE]);
    expect(selectFailure(now())).toBeNull();
  });

  it.each([
    ['a message', rejected('permission', 'Not allowed'), 'Not allowed'],
    ['no message', rejected('unreachable'), 'Failed to load the sessions'],
    ['an unexpected error', DEFECT, 'Failed to load the sessions'],
  ] as const)('shows why it cannot be loaded after %s, and retries', async (_, answer, text) => {
    const { actor, now } = await openList({ lists: [answer, accepted([HERE])] });
    expect(selectFailure(now())).toBe(text);
    expect(selectSessions(now())).toBeNull();
    actor.send({ type: 'sessions.refresh' });
    expect(selectFailure(now())).toBeNull();
    await settle();
    expect(selectSessions(now())).toEqual([HERE]);
    expect(selectFailure(now())).toBeNull();
  });

  it('is read again when it has changed meanwhile, and ignores the older response', async () => {
    const { actor, now } = await openList({ lists: [] });
    expect(selectSessions(now())).toBeNull();
    actor.send({ type: 'sessions.refresh' });
    await settle();
    expect(selectSessions(now())).toBeNull();
  });

  it('shows after 5 s that it is still working, and times out after 15 s', async () => {
    const { clock, now } = await openList({ lists: [] });
    clock.increment(STILL_WORKING_AFTER - 1);
    expect(selectIsSlow(now())).toBe(false);
    clock.increment(1);
    expect(selectIsSlow(now())).toBe(true);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(selectIsSlow(now())).toBe(false);
    expect(selectFailure(now())).toBe('Failed to load the sessions');
  });
});

describe.each([
  ['one session', { type: 'session.end', sessionId: 'phone' }, 'phone', 'Session ended', 'Failed to end the session'],
  ['all other sessions', { type: 'sessions.endOthers' }, 'others', 'Sessions ended', 'Failed to end the sessions'],
] as const)('ending %s', (_, event, ending, success, failure) => {
  it('announces and reports the success, and reads the list again', async () => {
    const { actor, endSessions, reportChanged, said, now } = await openList({ ends: [accepted(null)] });
    actor.send(event);
    expect(selectEnding(now())).toBe(ending);
    expect(selectSessions(now())).toEqual([HERE, PHONE]);
    await settle();
    const sessionId = ending === 'others' ? null : ending;
    expect(endSessions).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', sessionId });
    expect(said.success()).toEqual([success]);
    expect(reportChanged).toHaveBeenCalledOnce();
    expect(said.failure()).toEqual([]);
    expect(selectEnding(now())).toBeNull();
    expect(selectSessions(now())).toEqual([HERE]);
  });

  it.each([
    ['with a message', rejected('limited', 'Too many requests'), 'Too many requests'],
    ['without a message', rejected('unreachable'), failure],
    ['after an unexpected error', DEFECT, failure],
  ] as const)('announces the error %s, reads the list again, and can be repeated', async (_, answer, text) => {
    const { actor, listSessions, said, now } = await openList({ ends: [answer] });
    actor.send(event);
    await settle();
    expect(said.failure()).toEqual([text]);
    expect(said.success()).toEqual([]);
    expect(listSessions).toHaveBeenCalledTimes(2);
    expect(now().can(event)).toBe(true);
  });

  it('sends once, shows after 5 s that it is still working, and times out after 15 s', async () => {
    const { actor, clock, endSessions, said, now } = await openList({ ends: [] });
    actor.send(event);
    actor.send(event);
    expect(endSessions).toHaveBeenCalledOnce();
    expect(selectIsSlow(now())).toBe(false);
    clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(now())).toBe(true);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(said.failure()).toEqual([failure]);
    expect(selectEnding(now())).toBeNull();
  });
});

it('ends a session while the list is read, and keeps the rows if reading it again fails', async () => {
  const lists = [accepted([HERE, PHONE]), rejected('unreachable')];
  const { actor, now } = await openList({ lists, ends: [accepted(null), accepted(null)] });
  actor.send({ type: 'sessions.endOthers' });
  await settle();
  expect(selectSessions(now())).toEqual([HERE, PHONE]);
  expect(selectFailure(now())).toBe('Failed to load the sessions');
  actor.send({ type: 'sessions.refresh' });
  actor.send({ type: 'session.end', sessionId: 'phone' });
  expect(selectEnding(now())).toBe('phone');
});
