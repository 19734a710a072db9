import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ErrorKind, Outcome } from '../shared/outcome.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { resetLinkMachine, selectFailure, selectIsOpen } from './resetLinkMachine.ts';
import { selectIsBusy, selectIsSlow } from '../shared/dialogSelectors.ts';

const coverage = trackTransitions(resetLinkMachine);
afterAll(coverage.expectComplete);

const UNANSWERED = 'The server did not answer. Check your connection and try again.';
const verified = () => Promise.resolve<Outcome>({ ok: true, value: null });
const rejected = (kind: ErrorKind, message: string | null = null) =>
  Promise.resolve<Outcome>({ ok: false, error: { kind, message } });

function openPage(...answers: (() => Promise<Outcome>)[]) {
  const clock = new SimulatedClock();
  const verify = vi.fn<(input: { tokenHash: string }) => Promise<Outcome>>(
    () => answers.shift()?.() ?? new Promise(() => {}),
  );
  const reportExpired = vi.fn();
  const machine = resetLinkMachine.provide({
    actors: {
      verifyResetLink: fromPromise<Outcome<unknown>, { tokenHash: string }>(({ input }) => verify(input)),
    },
    actions: { reportExpired },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { tokenHash: 'hash' } }).start();
  const reached = (state: 'waiting' | 'closed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1_000 });
  return { actor, clock, verify, reportExpired, reached };
}

describe('reset link', () => {
  it('is not verified before the button is pressed', () => {
    const { actor, verify } = openPage();
    expect(selectIsOpen(actor.getSnapshot())).toBe(true);
    expect(selectFailure(actor.getSnapshot())).toBeNull();
    expect(verify).not.toHaveBeenCalled();
  });

  it('verifies the token once, and clears it', async () => {
    const { actor, verify, reportExpired, reached } = openPage(verified);
    actor.send({ type: 'link.open' });
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'link.open' });
    actor.send({ type: 'link.dismiss' });
    const { context } = await reached('closed');
    expect(verify).toHaveBeenCalledExactlyOnceWith({ tokenHash: 'hash' });
    expect(context).toEqual({ tokenHash: '', error: null });
    expect(selectIsOpen(actor.getSnapshot())).toBe(false);
    expect(reportExpired).not.toHaveBeenCalled();
  });

  it('can be ignored', async () => {
    const { actor, verify, reached } = openPage();
    actor.send({ type: 'link.dismiss' });
    expect((await reached('closed')).context.tokenHash).toBe('');
    expect(verify).not.toHaveBeenCalled();
  });

  it('shows that the link has expired or was used', async () => {
    const { actor, reportExpired, reached } = openPage(() => rejected('gone'));
    actor.send({ type: 'link.open' });
    expect((await reached('closed')).context.tokenHash).toBe('');
    expect(reportExpired).toHaveBeenCalledOnce();
  });

  it.each([
    ['gets no response', () => rejected('unreachable'), UNANSWERED],
    ['fails on the server', () => rejected('other'), 'The link could not be verified. Try again.'],
    ['is rate limited', () => rejected('limited', 'Wait 5 seconds.'), 'Wait 5 seconds.'],
    ['throws', () => Promise.reject(new Error('Unexpected error')), UNANSWERED],
  ])('keeps the token for a retry when the request %s', async (_, answer, text) => {
    const { actor, verify, reached } = openPage(answer, verified);
    actor.send({ type: 'link.open' });
    expect(selectFailure(await reached('waiting'))).toBe(text);
    actor.send({ type: 'link.open' });
    expect(selectFailure(actor.getSnapshot())).toBeNull();
    await reached('closed');
    expect(verify).toHaveBeenLastCalledWith({ tokenHash: 'hash' });
  });

  it('shows that it is still working, and that there was no response', () => {
    const { actor, clock } = openPage();
    actor.send({ type: 'link.open' });
    clock.increment(5_000);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    clock.increment(10_000);
    expect(selectFailure(actor.getSnapshot())).toBe(UNANSWERED);
    expect(actor.getSnapshot().context.tokenHash).toBe('hash');
  });
});
