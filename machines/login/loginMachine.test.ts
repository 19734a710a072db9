import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { loginMachine, selectFailure, selectForm, selectIsUnanswered, selectPasswordHint } from './loginMachine.ts';
import { selectIsBusy, selectIsSlow } from '../shared/dialogSelectors.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';

const coverage = trackTransitions(loginMachine);
afterAll(coverage.expectComplete);

const never = () => new Promise<never>(() => {});

function openForm(signIn: () => Promise<Outcome<unknown>> = never) {
  const clock = new SimulatedClock();
  const effect = vi.fn(signIn);
  const sent: unknown[] = [];
  const machine = loginMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => {
        sent.push(input);
        return effect();
      }),
    },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  const type = (field: 'email' | 'password', value: string) => actor.send({ type: 'field.change', field, value });
  return { actor, clock, effect, sent, type, settled: () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot)) };
}

function submitted(signIn?: () => Promise<Outcome<unknown>>) {
  const form = openForm(signIn);
  form.type('email', ' ann@example.org ');
  form.type('password', ' secret ');
  form.actor.send({ type: 'form.submit' });
  return form;
}

describe('signing in', () => {
  it('requires both fields', () => {
    const { actor, effect } = openForm();
    actor.send({ type: 'form.submit' });
    expect(selectForm(actor.getSnapshot()).errors).toEqual({
      email: 'Email address is required',
      password: 'Password is required',
    });
    expect(effect).not.toHaveBeenCalled();
  });

  it('clears only the error of the edited field', () => {
    const { actor, type } = openForm();
    actor.send({ type: 'form.submit' });
    type('email', 'ann');
    expect(selectForm(actor.getSnapshot()).errors).toEqual({ password: 'Password is required' });
  });

  it('clears the error when the user starts a password reset', async () => {
    const { actor, settled } = submitted(() =>
      Promise.resolve({ ok: false, error: { kind: 'other', message: 'Invalid login credentials' } }),
    );
    await settled();
    actor.send({ type: 'failure.dismiss' });
    expect(selectFailure(actor.getSnapshot())).toBeNull();
    const empty = openForm();
    empty.actor.send({ type: 'form.submit' });
    empty.actor.send({ type: 'failure.dismiss' });
    expect(selectForm(empty.actor.getSnapshot()).errors).toEqual({});
  });

  it('rejects an invalid address', () => {
    const { actor, type } = openForm();
    type('email', 'ann');
    type('password', 'x');
    actor.send({ type: 'form.submit' });
    expect(selectForm(actor.getSnapshot()).errors).toEqual({ email: 'Enter a valid email address' });
  });

  it('trims the address but not the password, and clears the password afterwards', async () => {
    const { actor, sent, settled } = submitted(() => Promise.resolve({ ok: true, value: null }));
    await settled();
    expect(sent).toEqual([{ email: 'ann@example.org', password: ' secret ' }]);
    expect(selectForm(actor.getSnapshot()).password).toBe('');
    expect(selectFailure(actor.getSnapshot())).toBeNull();
  });

  it.each([
    ['Invalid login credentials', 'Invalid login credentials'],
    [null, 'Failed to sign in'],
  ])('shows the server message %j or the fallback, and keeps the form', async (message, shown) => {
    const { actor, settled, type } = submitted(() => Promise.resolve({ ok: false, error: { kind: 'other', message } }));
    await settled();
    expect(selectFailure(actor.getSnapshot())).toBe(shown);
    expect(selectForm(actor.getSnapshot())).toMatchObject({ email: ' ann@example.org ', password: ' secret ' });
    type('password', 'other');
    expect(selectFailure(actor.getSnapshot())).toBeNull();
  });

  it('F-80: hints at spaces around a rejected password until it is edited', async () => {
    const { actor, settled, type } = submitted(() =>
      Promise.resolve({ ok: false, error: { kind: 'other', message: 'Invalid login credentials' } }),
    );
    expect(selectPasswordHint(actor.getSnapshot())).toBeNull();
    await settled();
    expect(selectPasswordHint(actor.getSnapshot())).toContain('begins and ends with a space');
    type('password', 'secret ');
    expect(selectPasswordHint(actor.getSnapshot())).toBeNull();
  });

  it('F-80: shows no hint without a response', async () => {
    const { actor, settled } = submitted(() => Promise.reject(new Error('Unexpected error')));
    await settled();
    expect(selectPasswordHint(actor.getSnapshot())).toBeNull();
  });

  it.each([
    ['unreachable', () => Promise.resolve({ ok: false, error: { kind: 'unreachable', message: null } } as const)],
    ['an unexpected error', () => Promise.reject(new Error('Unexpected error'))],
  ])('shows that the server did not respond: %s', async (_, signIn) => {
    const { actor, settled } = submitted(signIn);
    await settled();
    expect(selectFailure(actor.getSnapshot())).toMatch(/did not answer/);
    expect(selectIsUnanswered(actor.getSnapshot())).toBe(true);
  });

  it('shows after 5 s that it is still working, times out after 15 s, and can retry', () => {
    const { actor, clock, effect } = submitted();
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(5_000);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    clock.increment(10_000);
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(selectFailure(actor.getSnapshot())).toMatch(/did not answer/);
    actor.send({ type: 'form.submit' });
    expect(effect).toHaveBeenCalledTimes(2);
  });

  it('sends once on repeated submits', () => {
    const { actor, effect } = submitted();
    actor.send({ type: 'form.submit' });
    expect(effect).toHaveBeenCalledOnce();
  });
});
