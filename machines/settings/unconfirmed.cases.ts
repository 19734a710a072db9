import { describe, expect, it } from 'vitest';
import type { Profile } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, rejected } from '../testing/answers.ts';
import { openScreen, PASSWORDS } from './screenFixtures.ts';
import * as select from './selectors.ts';
import { settingsUpdateMachine } from './settingsUpdateMachine.ts';

/** Part of settingsMachine.test.ts: a new password that may be saved although no response confirmed it. */

const UNCONFIRMED = 'Could not confirm whether your new password was saved. Check your connection and try again.';
const yes = accepted(null);

describe('unconfirmed password', () => {
  it.each([
    ['too often', rejected('limited', 'Wait'), 'Wait'],
    ['without a message', rejected('other'), UNCONFIRMED],
  ] as const)('is checked again after the check failed: %s', async (_, answer, text) => {
    const { called, now, said, submit, type } = openScreen({
      verifyPassword: answering<Outcome>(yes, answer, yes),
      changePassword: answering<Outcome>(rejected('unreachable')),
    });
    type(PASSWORDS);
    await submit();
    await submit();
    await submit();
    expect(said.failure()).toEqual([UNCONFIRMED, text]);
    expect(called.verifyPassword).toHaveBeenLastCalledWith({ email: 'ann@example.org', password: ' new pass ' });
    expect(called.changePassword).toHaveBeenCalledOnce();
    expect(said.success()).toEqual(['Settings updated successfully']);
    expect(select.selectErrors(now())).toEqual({});
  });

  it('is treated as not saved once it does not sign in', async () => {
    const { called, submit, type } = openScreen({
      verifyPassword: answering<Outcome>(yes, rejected('invalid'), yes, yes),
      saveDisplayName: answering<Outcome<Profile>>(rejected('other')),
      changePassword: answering<Outcome>(rejected('unreachable')),
    });
    type(PASSWORDS);
    await submit();
    type({ displayName: 'Annie' });
    await submit();
    await submit();
    expect(called.verifyPassword).toHaveBeenLastCalledWith({ email: 'ann@example.org', password: 'old pass' });
  });

  it('stays unconfirmed when the update throws', async () => {
    let isBroken = false;
    const settingsUpdate = settingsUpdateMachine.provide({
      guards: {
        isPasswordUnconfirmed: ({ context }) => {
          if (isBroken) throw new Error('Unexpected error');
          return context.isPasswordUnconfirmed;
        },
      },
    });
    const { called, said, submit, type } = openScreen(
      { verifyPassword: answering<Outcome>(yes, yes), changePassword: answering<Outcome>(rejected('unreachable')) },
      { settingsUpdate },
    );
    type(PASSWORDS);
    await submit();
    isBroken = true;
    await submit();
    expect(said.failure()).toEqual([UNCONFIRMED, UNCONFIRMED]);
    isBroken = false;
    await submit();
    expect(called.verifyPassword).toHaveBeenLastCalledWith({ email: 'ann@example.org', password: ' new pass ' });
    expect(said.success()).toEqual(['Settings updated successfully']);
  });
});
