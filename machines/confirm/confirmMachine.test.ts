import { afterAll, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { selectIsBusy, selectIsDenied, selectIsSlow } from '../shared/dialogSelectors.ts';
import { confirmMachine, selectConfirmation, selectMessage, type Confirmation } from './confirmMachine.ts';

const coverage = trackTransitions(confirmMachine);
afterAll(coverage.expectComplete);

const confirmation: Confirmation = {
  title: 'Archive Team',
  question: 'Archive Payroll?',
  submit: 'Archive',
  submitting: 'Archiving...',
  success: 'Team archived',
  failure: 'Failed to archive the team',
  unconfirmed: 'the team was archived',
};
const UNCONFIRMED = 'Could not confirm whether the team was archived. Check your connection and try again.';

function openDialog(...answers: (Outcome | typeof DEFECT)[]) {
  const clock = new SimulatedClock();
  const write = answering<Outcome>(...answers);
  const announceSuccess = vi.fn<(said: { text: string }) => void>();
  const announceFailure = vi.fn<(said: { text: string }) => void>();
  const reportWritten = vi.fn();
  const reportFailed = vi.fn();
  const machine = confirmMachine.provide({
    actors: { write: fromPromise(() => write()) },
    actions: {
      announceSuccess: (_, said) => announceSuccess(said),
      announceFailure: (_, said) => announceFailure(said),
      reportWritten,
      reportFailed,
    },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: confirmation }).start();
  return { actor, clock, write, announceSuccess, announceFailure, reportWritten, reportFailed };
}

it.each(['dialog.close', 'dialog.dismiss'] as const)('shows the confirmation, and writes nothing on %s', (type) => {
  const { actor, write } = openDialog();
  expect(selectConfirmation(actor.getSnapshot())).toEqual(confirmation);
  actor.send({ type });
  expect(actor.getSnapshot().status).toBe('done');
  expect(write).not.toHaveBeenCalled();
});

it('announces the success, reports the record and closes', async () => {
  const { actor, write, announceSuccess, announceFailure, reportWritten, reportFailed } = openDialog(accepted(null));
  actor.send({ type: 'form.submit' });
  await settle();
  expect(write).toHaveBeenCalledOnce();
  expect(announceSuccess).toHaveBeenCalledExactlyOnceWith({ text: 'Team archived' });
  expect(reportWritten).toHaveBeenCalledOnce();
  expect(announceFailure).not.toHaveBeenCalled();
  expect(reportFailed).not.toHaveBeenCalled();
  expect(actor.getSnapshot().status).toBe('done');
});

it('writes once, stays open while the write is pending, and shows when it is slow', () => {
  const { actor, clock, write } = openDialog();
  actor.send({ type: 'form.submit' });
  actor.send({ type: 'form.submit' });
  actor.send({ type: 'dialog.close' });
  expect(write).toHaveBeenCalledOnce();
  expect(selectIsBusy(actor.getSnapshot())).toBe(true);
  clock.increment(4_999);
  expect(selectIsSlow(actor.getSnapshot())).toBe(false);
  clock.increment(1);
  expect(selectIsSlow(actor.getSnapshot())).toBe(true);
});

it.each<[string, Outcome | typeof DEFECT, string]>([
  [
    'is rejected with a message',
    rejected('invalid', 'People are assigned to this team'),
    'People are assigned to this team',
  ],
  ['is rejected without a message', rejected('other'), confirmation.failure],
  ['is not answered', rejected('unreachable'), UNCONFIRMED],
  ['throws', DEFECT, confirmation.failure],
])(
  'shows the error, reports that the record may have changed, and offers the write again when the request %s',
  async (_, answer, text) => {
    const { actor, write, announceFailure, reportWritten, reportFailed } = openDialog(answer, accepted(null));
    actor.send({ type: 'form.submit' });
    await settle();
    expect(selectMessage(actor.getSnapshot())).toBe(text);
    expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text });
    expect(reportFailed).toHaveBeenCalledOnce();
    actor.send({ type: 'form.submit' });
    expect(selectMessage(actor.getSnapshot())).toBeNull();
    await settle();
    expect(write).toHaveBeenCalledTimes(2);
    expect(reportWritten).toHaveBeenCalledOnce();
  },
);

it.each([
  ['dialog.close', 'Only an admin can archive teams'],
  ['dialog.dismiss', null],
] as const)('without permission shows why, and only closes: %s', async (type, message) => {
  const { actor, write, announceFailure, reportFailed } = openDialog(rejected('permission', message));
  actor.send({ type: 'form.submit' });
  await settle();
  expect(selectIsDenied(actor.getSnapshot())).toBe(true);
  const text = message ?? confirmation.failure;
  expect(selectMessage(actor.getSnapshot())).toBe(text);
  expect(announceFailure).toHaveBeenCalledExactlyOnceWith({ text });
  expect(reportFailed).toHaveBeenCalledOnce();
  actor.send({ type: 'form.submit' });
  expect(write).toHaveBeenCalledOnce();
  actor.send({ type });
  expect(actor.getSnapshot().status).toBe('done');
});

it('times out after 15 s', () => {
  const { actor, clock, reportFailed } = openDialog();
  actor.send({ type: 'form.submit' });
  clock.increment(15_000);
  expect(selectIsBusy(actor.getSnapshot())).toBe(false);
  expect(selectMessage(actor.getSnapshot())).toBe(UNCONFIRMED);
  expect(reportFailed).toHaveBeenCalledOnce();
});
