import { afterAll, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { selectIsBusy, selectIsSlow } from '../shared/dialogSelectors.ts';
import { confirmMachine, selectConfirmation, selectMessage, type Confirmation } from './confirmMachine.ts';

const coverage = trackTransitions(confirmMachine);
afterAll(coverage.expectComplete);

const confirmation: Confirmation = {
  action: 'archiveTeam',
  id: 't1',
  title: 'Archive Team',
  question: 'Archive Payroll?',
  submit: 'Archive',
  submitting: 'Archiving...',
  success: 'Team archived',
  failure: 'Failed to archive the team',
  unconfirmed: 'the team was archived',
};
const UNCONFIRMED = 'Could not confirm whether the team was archived. Check your connection and try again.';
const written = { action: 'archiveTeam', id: 't1' };

function openDialog(...answers: (Outcome | typeof DEFECT)[]) {
  const clock = new SimulatedClock();
  const write = answering<Outcome>(...answers);
  const announceSuccess = vi.fn<(said: { text: string }) => void>();
  const announceFailure = vi.fn<(said: { text: string }) => void>();
  const reportWritten = vi.fn<(params: typeof written) => void>();
  const reportFailed = vi.fn();
  const machine = confirmMachine.provide({
    actors: { write: fromPromise<Outcome, typeof written>(({ input }) => write(input)) },
    actions: {
      announceSuccess: (_, said) => announceSuccess(said),
      announceFailure: (_, said) => announceFailure(said),
      reportWritten: (_, params) => reportWritten(params),
      reportFailed,
    },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  actor.send({ type: 'dialog.open', confirmation });
  return { actor, clock, write, announceSuccess, announceFailure, reportWritten, reportFailed };
}

it('shows the confirmation, and writes nothing on Cancel', () => {
  const { actor, write } = openDialog();
  expect(selectConfirmation(actor.getSnapshot())).toEqual(confirmation);
  actor.send({ type: 'dialog.close' });
  expect(selectConfirmation(actor.getSnapshot())).toBeNull();
  expect(write).not.toHaveBeenCalled();
});

it('announces the success, reports the record and closes', async () => {
  const { actor, write, announceSuccess, announceFailure, reportWritten, reportFailed } = openDialog(accepted(null));
  actor.send({ type: 'form.submit' });
  await settle();
  expect(write).toHaveBeenCalledExactlyOnceWith(written);
  expect(announceSuccess).toHaveBeenCalledExactlyOnceWith({ text: 'Team archived' });
  expect(reportWritten).toHaveBeenCalledExactlyOnceWith(written);
  expect(announceFailure).not.toHaveBeenCalled();
  expect(reportFailed).not.toHaveBeenCalled();
  expect(selectConfirmation(actor.getSnapshot())).toBeNull();
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

it('times out after 15 s', () => {
  const { actor, clock, reportFailed } = openDialog();
  actor.send({ type: 'form.submit' });
  clock.increment(15_000);
  expect(selectIsBusy(actor.getSnapshot())).toBe(false);
  expect(selectMessage(actor.getSnapshot())).toBe(UNCONFIRMED);
  expect(reportFailed).toHaveBeenCalledOnce();
});
