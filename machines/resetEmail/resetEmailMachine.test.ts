import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, expect, it, vi } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { resetEmailMachine } from './resetEmailMachine.ts';
import { selectIsRecorded, selectStatusOf } from './resetEmailContext.ts';

const coverage = trackTransitions(resetEmailMachine);
afterAll(coverage.expectComplete);

const ANN = 'ann@example.org';
const BOB = 'bob@example.org';
const CAT = 'cat@example.org';
const UNANSWERED_ANN =
  'ann@example.org: Failed to send password reset email. The server did not answer. Check your connection and try again.';

type Effect = ReturnType<typeof answering<Outcome>>;

const recording = () => vi.fn<(input?: unknown) => Promise<Outcome>>(() => Promise.resolve(accepted(null)));

function start(requestPasswordReset: Effect, reportResetEmail: Effect = recording()) {
  const announceSuccess = vi.fn();
  const announceFailure = vi.fn<(_: unknown, params: { text: string }) => void>();
  const clock = new SimulatedClock();
  const machine = resetEmailMachine.provide({
    actors: {
      requestPasswordReset: fromPromise(({ input }) => requestPasswordReset(input)),
      reportResetEmail: fromPromise(({ input }) => reportResetEmail(input)),
    },
    actions: { announceSuccess, announceFailure },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  const statusOf = (email: string) => selectStatusOf(email)(actor.getSnapshot());
  return { actor, clock, reportResetEmail, statusOf, announceSuccess, announceFailure };
}

it('sends each person one email', async () => {
  const request = answering<Outcome>(accepted(null), accepted(null));
  const { actor, statusOf, announceSuccess, announceFailure } = start(request);
  expect(statusOf(ANN)).toBe('ready');
  actor.send({ type: 'reset.send', email: ANN });
  actor.send({ type: 'reset.send', email: ANN });
  expect(statusOf(ANN)).toBe('sending');
  await settle();
  expect(statusOf(ANN)).toBe('sent');
  expect(announceSuccess).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    text: `A reset link is on its way to ${ANN}`,
  });
  actor.send({ type: 'reset.send', email: ANN });
  await settle();
  expect(request).toHaveBeenCalledExactlyOnceWith({ email: ANN });
  expect(announceFailure).not.toHaveBeenCalled();
});

it('F-72 records each sent email in the audit log', async () => {
  const { actor, reportResetEmail } = start(answering<Outcome>(accepted(null), rejected('limited'), accepted(null)));
  for (const email of [ANN, BOB, CAT]) actor.send({ type: 'reset.send', email });
  await settle();
  expect(reportResetEmail.mock.calls).toEqual([[{ email: ANN }], [{ email: CAT }]]);
  const isRecorded = (email: string) => selectIsRecorded(email)(actor.getSnapshot());
  expect([ANN, BOB, CAT].map(isRecorded)).toEqual([true, false, true]);
});

it('F-72 a sent email is not recorded until its report has ended', async () => {
  const { actor, clock, statusOf } = start(answering<Outcome>(accepted(null)), answering<Outcome>());
  actor.send({ type: 'reset.send', email: ANN });
  await settle();
  expect(statusOf(ANN)).toBe('sent');
  expect(selectIsRecorded(ANN)(actor.getSnapshot())).toBe(false);
  clock.increment(REQUEST_TIMEOUT);
  expect(selectIsRecorded(ANN)(actor.getSnapshot())).toBe(true);
});

it.each([
  ['is rejected', answering<Outcome>(rejected('limited'), accepted(null))],
  ['throws', answering<Outcome>(DEFECT, accepted(null))],
  ['times out', answering<Outcome>()],
])('F-72 does not resend an email when its report %s, and shows an error', async (how, reportResetEmail) => {
  const request = answering<Outcome>(accepted(null), accepted(null));
  const { actor, clock, statusOf, announceSuccess, announceFailure } = start(request, reportResetEmail);
  actor.send({ type: 'reset.send', email: ANN });
  actor.send({ type: 'reset.send', email: BOB });
  await settle();
  expect(statusOf(ANN)).toBe('sent');
  expect(announceSuccess).toHaveBeenCalled();
  if (how === 'times out') clock.increment(REQUEST_TIMEOUT);
  await settle();
  expect(announceFailure.mock.calls[0]?.[1]).toEqual({
    text: `${ANN}: The reset email was sent, but it could not be recorded in the audit log`,
  });
  expect([ANN, BOB].map(statusOf)).toEqual(['sent', 'sent']);
  actor.send({ type: 'reset.send', email: ANN });
  await settle();
  expect(request.mock.calls).toEqual([[{ email: ANN }], [{ email: BOB }]]);
});

it('sends another email after the sent addresses were cleared, and continues the queue', async () => {
  const request = answering<Outcome>(accepted(null), accepted(null), accepted(null));
  const { actor, statusOf } = start(request);
  actor.send({ type: 'reset.send', email: ANN });
  await settle();
  for (const email of [BOB, CAT]) actor.send({ type: 'reset.send', email });
  actor.send({ type: 'sent.clear' });
  expect([ANN, BOB, CAT].map(statusOf)).toEqual(['ready', 'sending', 'waiting']);
  await settle();
  expect([ANN, BOB, CAT].map(statusOf)).toEqual(['ready', 'sent', 'sent']);
});

it('sends to several people in order, and continues after a rejected one', async () => {
  const request = answering<Outcome>(rejected('limited', 'Wait 40 seconds'), accepted(null));
  const { actor, clock, statusOf, announceFailure, announceSuccess } = start(request);
  const statuses = () => [ANN, BOB, CAT].map(statusOf);
  for (const email of [ANN, BOB, CAT, BOB]) actor.send({ type: 'reset.send', email });
  expect(statuses()).toEqual(['sending', 'waiting', 'waiting']);
  expect(request).toHaveBeenCalledOnce();
  await settle();
  expect(statuses()).toEqual(['ready', 'sent', 'sending']);
  expect(announceSuccess).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    text: `A reset link is on its way to ${BOB}`,
  });
  clock.increment(REQUEST_TIMEOUT);
  expect(statuses()).toEqual(['ready', 'sent', 'ready']);
  expect(request.mock.calls).toEqual([[{ email: ANN }], [{ email: BOB }], [{ email: CAT }]]);
  expect(announceFailure.mock.calls.map(([, { text }]) => text)).toEqual([
    expect.stringMatching(`^${ANN}: `),
    expect.stringMatching(`^${CAT}: `),
  ]);
});

it.each([
  [
    'is rejected',
    answering<Outcome>(rejected('limited', 'Wait 40 seconds'), accepted(null)),
    `${ANN}: Wait 40 seconds`,
  ],
  ['throws', answering<Outcome>(DEFECT, accepted(null)), UNANSWERED_ANN],
  ['times out', answering<Outcome>(), UNANSWERED_ANN],
])('shows the error when the request %s, and can retry', async (how, request, text) => {
  const { actor, clock, statusOf, announceFailure, announceSuccess } = start(request);
  actor.send({ type: 'reset.send', email: ANN });
  await settle();
  if (how === 'times out') clock.increment(REQUEST_TIMEOUT);
  expect(statusOf(ANN)).toBe('ready');
  expect(announceFailure).toHaveBeenCalledExactlyOnceWith(expect.anything(), { text });
  expect(announceSuccess).not.toHaveBeenCalled();
  actor.send({ type: 'reset.send', email: ANN });
  expect(statusOf(ANN)).toBe('sending');
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
});
