import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { CooldownCommand } from './passwordResetContext.ts';
import { passwordResetMachine } from './passwordResetMachine.ts';
import { selectIsBusy, selectIsSlow } from '../shared/dialogSelectors.ts';
import * as select from './selectors.ts';

const coverage = trackTransitions(passwordResetMachine);
afterAll(coverage.expectComplete);

const SENT = 'If an account exists for ann@example.org, a reset link is on its way.';
const UNANSWERED =
  'Failed to send password reset email. The server did not answer. Check your connection and try again.';

/** Opens the sign-in screen. `device` survives a reload: the time, and the end of the cooldown. */
function openScreen(request = answering<Outcome>(accepted(null)), device = { now: 0, deadline: 0 }) {
  const clock = new SimulatedClock();
  const commands: CooldownCommand[] = [];
  let notifyChart = (): void => undefined;
  const machine = passwordResetMachine.provide({
    actors: {
      requestPasswordReset: fromPromise(({ input }) => request(input)),
      watchCooldown: fromCallback<CooldownCommand>(({ sendBack, receive }) => {
        notifyChart = () => {
          const secondsLeft = Math.max(0, Math.ceil((device.deadline - device.now) / 1_000));
          sendBack({ type: 'cooldown.ticked', secondsLeft });
        };
        notifyChart();
        receive((command) => {
          commands.push(command);
          if (command.type === 'cooldown.start') device.deadline = device.now + command.seconds * 1_000;
          notifyChart();
        });
      }),
    },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  /** Advances the clocks of the chart and the device. */
  const pass = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 500) {
      device.now += 500;
      clock.increment(500);
    }
  };
  const requestReset = async (email = ' ann@example.org ') => {
    actor.send({ type: 'reset.request', email });
    await settle();
    return actor.getSnapshot();
  };
  return { actor, requestReset, clock, commands, device, pass, request, notifyChart: () => notifyChart() };
}

describe('requesting a reset link', () => {
  it.each([
    ['', 'Please enter your email address to reset your password.'],
    ['  ', 'Please enter your email address to reset your password.'],
    ['ann', 'Enter a valid email address'],
  ])('rejects the address %j under its field until it is edited', async (email, text) => {
    const { actor, requestReset, request } = openScreen();
    const snapshot = await requestReset(email);
    expect(select.selectEmailError(snapshot)).toBe(text);
    expect(select.selectFailure(snapshot)).toBeNull();
    expect(request).not.toHaveBeenCalled();
    actor.send({ type: 'problem.dismiss' });
    expect(select.selectEmailError(actor.getSnapshot())).toBeNull();
  });

  it('shows the same message with or without an account, and starts the cooldown', async () => {
    const { requestReset, commands, request } = openScreen();
    const snapshot = await requestReset();
    expect(request).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org' });
    expect(select.selectIsSent(snapshot)).toBe(true);
    expect(select.selectSentText(snapshot)).toBe(SENT);
    expect(commands).toEqual([{ type: 'cooldown.start', seconds: 45 }]);
    expect(select.selectRepeatLabel(snapshot)).toBe('Wait 45s to reset');
    expect(selectIsBusy(snapshot)).toBe(false);
  });

  it.each([
    ['with a message', { answer: rejected('other', 'Email provider is down') }, 'Email provider is down'],
    ['without a message', { answer: rejected('other') }, 'Failed to send password reset email'],
    ['for a missing response', { answer: rejected('unreachable') }, UNANSWERED],
    ['for an unexpected error', { answer: DEFECT }, UNANSWERED],
  ] as const)('stays on the form and shows the error %s', async (_, { answer }, text) => {
    const { actor, requestReset, commands } = openScreen(answering<Outcome>(answer, accepted(null)));
    const snapshot = await requestReset();
    expect(select.selectFailure(snapshot)).toBe(text);
    expect(select.selectEmailError(snapshot)).toBeNull();
    expect(select.selectIsSent(snapshot)).toBe(false);
    expect(select.selectIsCoolingDown(snapshot)).toBe(false);
    expect(commands).toEqual([]);
    await requestReset();
    expect(select.selectFailure(actor.getSnapshot())).toBeNull();
    expect(select.selectIsSent(actor.getSnapshot())).toBe(true);
  });

  it('sends once, shows after 5 s that it is still working, and times out after 15 s', () => {
    const { actor, clock, request } = openScreen(answering<Outcome>());
    actor.send({ type: 'reset.request', email: 'ann@example.org' });
    actor.send({ type: 'reset.request', email: 'ann@example.org' });
    expect(request).toHaveBeenCalledOnce();
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(select.selectFailure(actor.getSnapshot())).toBe(UNANSWERED);
  });
});

describe('cooldown', () => {
  it('counts down by the clock, rejects requests with a message, then sends to the same address', async () => {
    const { actor, requestReset, pass, request } = openScreen(answering<Outcome>(accepted(null), accepted(null)));
    await requestReset();
    pass(3_000);
    expect(select.selectRepeatLabel(actor.getSnapshot())).toBe('Wait 42s to reset');
    actor.send({ type: 'reset.repeat' });
    expect(select.selectFailure(actor.getSnapshot())).toBe(
      'Please wait 42 seconds before requesting another password reset',
    );
    expect(request).toHaveBeenCalledOnce();
    pass(41_500);
    expect(select.selectSecondsLeft(actor.getSnapshot())).toBe(1);
    pass(500);
    expect(select.selectIsCoolingDown(actor.getSnapshot())).toBe(false);
    expect(select.selectSecondsLeft(actor.getSnapshot())).toBe(0);
    expect(select.selectFailure(actor.getSnapshot())).toBeNull();
    expect(select.selectRepeatLabel(actor.getSnapshot())).toBe('Send another link');
    actor.send({ type: 'reset.repeat' });
    expect(select.selectIsSent(actor.getSnapshot())).toBe(true);
    await settle();
    expect(request).toHaveBeenLastCalledWith({ email: 'ann@example.org' });
    expect(select.selectRepeatLabel(actor.getSnapshot())).toBe('Wait 45s to reset');
    expect(select.selectIsSent(actor.getSnapshot())).toBe(true);
  });

  it.each([
    ['accepted', { answer: accepted(null) }, 45],
    ['limited', { answer: { ok: false, error: { kind: 'limited', message: null, retryAfter: 58 } } }, 58],
  ] as const)('rejects a request before the first tick when the last one was %s', async (_, { answer }, seconds) => {
    const actor = createActor(
      passwordResetMachine.provide({
        actors: {
          requestPasswordReset: fromPromise<Outcome<unknown>, { email: string }>(() => Promise.resolve(answer)),
          watchCooldown: fromCallback<CooldownCommand>(() => {}),
        },
      }),
      { clock: new SimulatedClock(), inspect: coverage.inspect },
    ).start();
    actor.send({ type: 'reset.request', email: 'ann@example.org' });
    await settle();
    expect(select.selectSecondsLeft(actor.getSnapshot())).toBe(seconds);
    expect(select.selectIsCoolingDown(actor.getSnapshot())).toBe(true);
  });

  it('ends at once after a long sleep', async () => {
    const { actor, requestReset, clock, device } = openScreen();
    await requestReset();
    device.now += 60_000;
    clock.increment(1_000);
    expect(select.selectIsCoolingDown(actor.getSnapshot())).toBe(false);
  });

  it('survives a reload, and also rejects requests of the sign-in form', async () => {
    const before = openScreen();
    await before.requestReset();
    before.pass(5_000);
    before.actor.stop();
    const { actor, requestReset, request } = openScreen(undefined, before.device);
    expect(select.selectSecondsLeft(actor.getSnapshot())).toBe(40);
    const snapshot = await requestReset();
    expect(select.selectFailure(snapshot)).toBe('Please wait 40 seconds before requesting another password reset');
    expect(select.selectIsSent(snapshot)).toBe(false);
    expect(request).not.toHaveBeenCalled();
  });

  it('starts when another tab requests a link', () => {
    const { actor, device, notifyChart } = openScreen();
    device.deadline = 10_000;
    notifyChart();
    expect(select.selectSecondsLeft(actor.getSnapshot())).toBe(10);
  });

  it('lasts as long as the server specifies, and keeps its message', async () => {
    const sentence = 'For security purposes, you can only request this after 58 seconds.';
    const limited: Outcome = { ok: false, error: { kind: 'limited', message: sentence, retryAfter: 58 } };
    const { actor, requestReset, commands, pass } = openScreen(answering<Outcome>(limited));
    const snapshot = await requestReset();
    expect(commands).toEqual([{ type: 'cooldown.start', seconds: 58 }]);
    expect(select.selectSecondsLeft(snapshot)).toBe(58);
    expect(select.selectFailure(snapshot)).toBe(sentence);
    expect(select.selectIsSent(snapshot)).toBe(false);
    pass(58_000);
    expect(select.selectIsCoolingDown(actor.getSnapshot())).toBe(false);
    expect(select.selectFailure(actor.getSnapshot())).toBe(sentence);
  });

  it('does not start when the server specifies no time', async () => {
    const { requestReset, commands } = openScreen(answering<Outcome>(rejected('limited', 'Email rate limit exceeded')));
    const snapshot = await requestReset();
    expect(select.selectFailure(snapshot)).toBe('Email rate limit exceeded');
    expect(select.selectIsCoolingDown(snapshot)).toBe(false);
    expect(commands).toEqual([]);
  });
});

describe('returning to sign-in', () => {
  it('shows the form without the last message, and the cooldown continues', async () => {
    const { actor, requestReset } = openScreen();
    await requestReset();
    actor.send({ type: 'reset.repeat' });
    actor.send({ type: 'reset.back' });
    const snapshot = actor.getSnapshot();
    expect(select.selectIsSent(snapshot)).toBe(false);
    expect(select.selectFailure(snapshot)).toBeNull();
    expect(select.selectIsCoolingDown(snapshot)).toBe(true);
  });

  it('ignores a pending request', async () => {
    const { actor, requestReset, pass } = openScreen(answering<Outcome>(accepted(null)));
    await requestReset();
    pass(45_000);
    actor.send({ type: 'reset.repeat' });
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'reset.back' });
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(select.selectIsSent(actor.getSnapshot())).toBe(false);
  });
});
