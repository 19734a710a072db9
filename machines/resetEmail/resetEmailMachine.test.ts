import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, expect, it, vi } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { accepted, answering, DEFECT, refused, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { resetEmailMachine } from './resetEmailMachine.ts';
import { selectStatusOf } from './selectors.ts';

const coverage = trackTransitions(resetEmailMachine);
afterAll(coverage.expectComplete);

const ANN = 'ann@example.org';
const BOB = 'bob@example.org';
const CAT = 'cat@example.org';
const UNANSWERED_ANN =
  'ann@example.org: Failed to send password reset email. The server did not answer. Check your connection and try again.';

function start(requestPasswordReset: ReturnType<typeof answering<Outcome>>) {
  const announceSuccess = vi.fn();
  const announceFailure = vi.fn<(_: unknown, params: { text: string }) => void>();
  const clock = new SimulatedClock();
  const machine = resetEmailMachine.provide({
    actors: { requestPasswordReset: fromPromise(({ input }) => requestPasswordReset(input)) },
    actions: { announceSuccess, announceFailure },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  const statusOf = (email: string) => selectStatusOf(email)(actor.getSnapshot());
  return { actor, clock, statusOf, announceSuccess, announceFailure };
}

it('sends each person one mail', async () => {
  const request = answering<Outcome>(accepted(null), accepted(null));
  const { actor, statusOf, announceSuccess } = start(request);
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
});

it('sends another one once it has forgotten who was sent one, and goes on with who waits', async () => {
  const request = answering<Outcome>(accepted(null), accepted(null), accepted(null));
  const { actor, statusOf } = start(request);
  actor.send({ type: 'reset.send', email: ANN });
  await settle();
  for (const email of [BOB, CAT]) actor.send({ type: 'reset.send', email });
  actor.send({ type: 'sent.forget' });
  expect([ANN, BOB, CAT].map(statusOf)).toEqual(['ready', 'sending', 'waiting']);
  await settle();
  expect([ANN, BOB, CAT].map(statusOf)).toEqual(['ready', 'sent', 'sent']);
});

it('sends to several people one after the other, also past one who is refused', async () => {
  const request = answering<Outcome>(refused('limited', 'Wait 40 seconds'), accepted(null));
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
  ['is refused', answering<Outcome>(refused('limited', 'Wait 40 seconds'), accepted(null)), `${ANN}: Wait 40 seconds`],
  ['stops for a defect', answering<Outcome>(DEFECT, accepted(null)), UNANSWERED_ANN],
  ['is not answered', answering<Outcome>(), UNANSWERED_ANN],
])('says why when it %s, and can be repeated', async (_, request, text) => {
  const { actor, clock, statusOf, announceFailure, announceSuccess } = start(request);
  actor.send({ type: 'reset.send', email: ANN });
  await settle();
  if (statusOf(ANN) === 'sending') clock.increment(REQUEST_TIMEOUT);
  expect(statusOf(ANN)).toBe('ready');
  expect(announceFailure).toHaveBeenCalledExactlyOnceWith(expect.anything(), { text });
  expect(announceSuccess).not.toHaveBeenCalled();
  actor.send({ type: 'reset.send', email: ANN });
  expect(statusOf(ANN)).toBe('sending');
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
});
