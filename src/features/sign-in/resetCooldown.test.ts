import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { CooldownCommand, PasswordResetEvent } from '../../../machines/passwordReset/passwordResetContext.ts';
import { safeStorage } from '../../backend/wire/storage.ts';
import { watchCooldown } from './resetCooldown.ts';

const KEY = 'app-reset-cooldown';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  safeStorage.removeItem(KEY);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Starts watching. Returns the events sent to the chart, and a function that sends commands. */
function watch() {
  let left: number | undefined;
  const machine = setup({
    types: { events: {} as PasswordResetEvent, children: {} as { cooldown: 'watchCooldown' } },
    actors: { watchCooldown },
    actions: {
      save: (_, seconds: number) => {
        left = seconds;
      },
    },
  }).createMachine({
    invoke: { id: 'cooldown', src: 'watchCooldown' },
    on: { 'cooldown.ticked': { actions: { type: 'save', params: ({ event }) => event.secondsLeft } } },
  });
  const actor = createActor(machine).start();
  const send = (command: CooldownCommand) => {
    actor.getSnapshot().children.cooldown?.send(command);
    return left;
  };
  return { send, left: () => left };
}

it('lasts the given number of seconds, in this tab and in new ones', () => {
  const { send, left } = watch();
  expect(left()).toBe(0);
  expect(send({ type: 'cooldown.start', seconds: 45 })).toBe(45);
  vi.setSystemTime(Date.now() + 30_000);
  expect(watch().left()).toBe(15);
  expect(send({ type: 'cooldown.start', seconds: 5 })).toBe(15);
  vi.setSystemTime(Date.now() + 15_000);
  expect(watch().left()).toBe(0);
});

it('restarts when the clock is set back', () => {
  watch().send({ type: 'cooldown.start', seconds: 45 });
  vi.setSystemTime(Date.now() - 1_800_000);
  expect(watch().left()).toBe(45);
  vi.setSystemTime(Date.now() + 40_000);
  expect(watch().left()).toBe(5);
});

it.each(['', 'soon', '1 2 3', '-5', 'NaN 45'])('ignores the stored value %j', (stored) => {
  safeStorage.setItem(KEY, stored);
  expect(watch().left()).toBe(0);
});
