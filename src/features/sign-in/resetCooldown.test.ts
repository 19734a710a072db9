import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { CooldownCommand, PasswordResetEvent } from '../../../machines/passwordReset/passwordResetContext.ts';
import { safeStorage } from '../../backend/storage.ts';
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

/** The chart's side: what it is told, and how it asks. */
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

it('lasts for the seconds it was begun with, in this tab and in those to come', () => {
  const { send, left } = watch();
  expect(left()).toBe(0);
  expect(send({ type: 'cooldown.start', seconds: 45 })).toBe(45);
  vi.setSystemTime(Date.now() + 30_000);
  expect(watch().left()).toBe(15);
  expect(send({ type: 'cooldown.start', seconds: 5 })).toBe(15);
  vi.setSystemTime(Date.now() + 15_000);
  expect(watch().left()).toBe(0);
});

it('is no longer when the clock is set back, and goes on from there', () => {
  watch().send({ type: 'cooldown.start', seconds: 45 });
  vi.setSystemTime(Date.now() - 1_800_000);
  expect(watch().left()).toBe(45);
  vi.setSystemTime(Date.now() + 40_000);
  expect(watch().left()).toBe(5);
});

it.each(['', 'soon', '1 2 3', '-5', 'NaN 45'])('is none when what is stored is %j', (stored) => {
  safeStorage.setItem(KEY, stored);
  expect(watch().left()).toBe(0);
});
