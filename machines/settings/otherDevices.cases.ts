import { describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { openScreen } from './screenFixtures.ts';
import { selectIsBusy, selectIsSlow } from '../shared/request.ts';
import * as select from './selectors.ts';

/** Part of settingsMachine.test.ts: Sign out other devices. */

describe('signing out other devices', () => {
  it('announces the success, and leaves the form unchanged', async () => {
    const { actor, called, now, said, type } = openScreen();
    actor.send({ type: 'devices.signOut' });
    expect(select.selectIsSigningOutDevices(now())).toBe(true);
    expect(selectIsBusy(now())).toBe(false);
    type({ displayName: 'Annie' });
    expect(select.selectCanSave(now())).toBe(true);
    await settle();
    expect(called.signOutOtherDevices).toHaveBeenCalledOnce();
    expect(said.success()).toEqual(['Signed out on all other devices']);
    expect(said.failure()).toEqual([]);
    expect(select.selectIsSigningOutDevices(now())).toBe(false);
  });

  it.each([
    ['with a message', { answer: rejected('limited', 'Too many requests') }, 'Too many requests'],
    ['without', { answer: rejected('unreachable') }, 'Failed to sign out other devices'],
    ['after an unexpected error', { answer: DEFECT }, 'Failed to sign out other devices'],
  ] as const)('announces the error %s, and can retry', async (_, { answer }, text) => {
    const { actor, now, said } = openScreen({ signOutOtherDevices: answering<Outcome>(answer) });
    actor.send({ type: 'devices.signOut' });
    await settle();
    expect(said.failure()).toEqual([text]);
    expect(said.success()).toEqual([]);
    expect(now().can({ type: 'devices.signOut' })).toBe(true);
  });

  it('sends once, says after 5 s that it is still working, and times out after 15 s', () => {
    const { actor, called, clock, now, said } = openScreen({ signOutOtherDevices: answering<Outcome>() });
    actor.send({ type: 'devices.signOut' });
    actor.send({ type: 'devices.signOut' });
    expect(called.signOutOtherDevices).toHaveBeenCalledOnce();
    expect(select.selectIsSigningOutDevicesSlow(now())).toBe(false);
    clock.increment(STILL_WORKING_AFTER);
    expect(select.selectIsSigningOutDevicesSlow(now())).toBe(true);
    expect(selectIsSlow(now())).toBe(false);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(said.failure()).toEqual(['Failed to sign out other devices']);
    expect(select.selectIsSigningOutDevices(now())).toBe(false);
  });
});
