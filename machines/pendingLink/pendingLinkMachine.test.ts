import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { pendingLinkMachine, selectEmail, selectIsFailed } from './pendingLinkMachine.ts';
import { selectIsBusy, selectIsSlow } from '../shared/dialogSelectors.ts';

const coverage = trackTransitions(pendingLinkMachine);
afterAll(coverage.expectComplete);

const never = () => new Promise<never>(() => {});
const rejected = () => Promise.resolve<Outcome>({ ok: false, error: { kind: 'gone', message: null } });

function openPage(
  findPendingLink: () => Promise<{ email: string } | null> = () => Promise.resolve({ email: 'bob@example.org' }),
  acceptPendingLink: () => Promise<Outcome> = never,
) {
  const clock = new SimulatedClock();
  const accept = vi.fn(acceptPendingLink);
  const dismissPendingLink = vi.fn();
  const machine = pendingLinkMachine.provide({
    actors: { findPendingLink: fromPromise(findPendingLink), acceptPendingLink: fromPromise<Outcome<unknown>>(accept) },
    actions: { dismissPendingLink },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  const reached = (state: 'confirming' | 'closed' | 'failed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1_000 });
  return { actor, clock, accept, dismissPendingLink, reached };
}

async function accepted(acceptPendingLink?: () => Promise<Outcome>) {
  const page = openPage(undefined, acceptPendingLink);
  await page.reached('confirming');
  page.actor.send({ type: 'link.accept' });
  return page;
}

describe('link for another account', () => {
  it.each([
    ['there is no link', () => Promise.resolve(null)],
    ['the check fails', () => Promise.reject(new Error('offline'))],
  ])('shows no confirmation when %s', async (_, findPendingLink) => {
    const { actor, reached } = openPage(findPendingLink);
    await reached('closed');
    expect(selectEmail(actor.getSnapshot())).toBeNull();
  });

  it('shows the confirmation, and clears the link on Cancel', async () => {
    const { actor, accept, dismissPendingLink, reached } = openPage();
    await reached('confirming');
    expect(selectEmail(actor.getSnapshot())).toBe('bob@example.org');
    actor.send({ type: 'link.dismiss' });
    await reached('closed');
    expect(dismissPendingLink).toHaveBeenCalledOnce();
    expect(accept).not.toHaveBeenCalled();
  });

  it('opens the link once on confirmation', async () => {
    const page = openPage(undefined, () => Promise.resolve({ ok: true, value: null }));
    const { actor, accept, dismissPendingLink, reached } = page;
    await reached('confirming');
    actor.send({ type: 'link.accept' });
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'link.accept' });
    await reached('closed');
    expect(accept).toHaveBeenCalledOnce();
    expect(dismissPendingLink).not.toHaveBeenCalled();
  });

  it.each([
    ['is rejected', rejected],
    ['throws', () => Promise.reject(new Error('Unexpected error'))],
  ])('shows the error when opening the link %s', async (_, acceptPendingLink) => {
    const { actor, reached } = await accepted(acceptPendingLink);
    await reached('failed');
    expect(selectIsFailed(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'link.dismiss' });
    await reached('closed');
  });

  it('shows that it is still working, and times out', async () => {
    const { actor, clock } = await accepted();
    clock.increment(5_000);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    clock.increment(10_000);
    expect(selectIsFailed(actor.getSnapshot())).toBe(true);
  });
});
