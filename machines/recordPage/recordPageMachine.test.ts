import { afterAll, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import type { Outcome } from '../shared/outcome.ts';
import { selectIsSlow } from '../shared/dialogSelectors.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import {
  recordPageMachine,
  selectFailure,
  selectIsNotFound,
  selectRecord,
  type LoadedRecord,
} from './recordPageMachine.ts';

const coverage = trackTransitions(recordPageMachine);
afterAll(coverage.expectComplete);

const ID = 'ann';
const FAILED = 'Failed to load the user';
const ann = { name: 'Ann' };
const renamed = { name: 'Anna' };

type Answer = Outcome<LoadedRecord | null> | typeof DEFECT;

/** Opens the page of a record; its reads return `answers` in order. */
async function openPage(answers: Answer[]) {
  const clock = new SimulatedClock();
  const loadRecord = answering(...answers);
  const machine = recordPageMachine.provide({
    actors: {
      loadRecord: fromPromise(({ input }) => loadRecord(input)),
      watchConnection: fromCallback(() => {}),
    },
  });
  const input = { id: ID, failureText: FAILED };
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start();
  await settle();
  const send = async (type: 'page.retry' | 'record.changed' | 'connection.restored') => {
    actor.send({ type });
    await settle();
  };
  return { clock, loadRecord, send, snapshot: () => actor.getSnapshot() };
}

describe('page of a record', () => {
  it('shows the record with the id of the URL', async () => {
    const { snapshot, loadRecord } = await openPage([accepted(ann)]);
    expect(loadRecord).toHaveBeenCalledExactlyOnceWith({ id: ID });
    expect(selectRecord(snapshot())).toBe(ann);
    expect(selectFailure(snapshot())).toBeNull();
    expect(selectIsNotFound(snapshot())).toBe(false);
  });

  it('does not find an unknown id', async () => {
    const { snapshot } = await openPage([accepted(null)]);
    expect(selectIsNotFound(snapshot())).toBe(true);
  });

  it.each([
    ['the message of the server', 'Your role cannot see users'],
    ['the fallback text', null],
  ])('shows why the user may not read it, and loads again after Retry: %s', async (_, message) => {
    const { snapshot, send } = await openPage([rejected('permission', message), accepted(ann)]);
    expect(selectFailure(snapshot())).toBe(message ?? FAILED);
    expect(selectRecord(snapshot())).toBeNull();
    await send('page.retry');
    expect(selectRecord(snapshot())).toBe(ann);
  });

  it.each(['page.retry', 'record.changed', 'connection.restored'] as const)('loads again after %s', async (event) => {
    const { snapshot, send } = await openPage([rejected('unreachable'), accepted(ann)]);
    expect(selectFailure(snapshot())).toBe(FAILED);
    await send(event);
    expect(selectRecord(snapshot())).toBe(ann);
    expect(selectFailure(snapshot())).toBeNull();
  });

  it('shows an unexpected error', async () => {
    const { snapshot } = await openPage([DEFECT]);
    expect(selectFailure(snapshot())).toBe(FAILED);
  });

  it('shows that it is still working, and times out', async () => {
    const { snapshot, clock } = await openPage([]);
    expect(selectIsSlow(snapshot())).toBe(false);
    clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(snapshot())).toBe(true);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(selectFailure(snapshot())).toBe(FAILED);
  });
});

describe('a page that is shown', () => {
  it.each(['record.changed', 'connection.restored'] as const)('loads again after %s', async (event) => {
    const { snapshot, send } = await openPage([accepted(ann), accepted(renamed)]);
    await send(event);
    expect(selectRecord(snapshot())).toBe(renamed);
  });

  it('stays on screen while it loads again and if that fails', async () => {
    const { snapshot, send, clock } = await openPage([accepted(ann)]);
    await send('record.changed');
    expect(selectRecord(snapshot())).toBe(ann);
    clock.increment(REQUEST_TIMEOUT);
    expect(selectRecord(snapshot())).toBe(ann);
    expect(selectFailure(snapshot())).toBe(FAILED);
  });

  it('loads again after a change while it loads', async () => {
    const { send, loadRecord } = await openPage([accepted(ann)]);
    await send('record.changed');
    await send('record.changed');
    expect(loadRecord).toHaveBeenCalledTimes(3);
  });

  it('is not found after the record was removed', async () => {
    const { snapshot, send } = await openPage([accepted(ann), accepted(null)]);
    await send('record.changed');
    expect(selectIsNotFound(snapshot())).toBe(true);
  });
});
