import { describe, expect, it } from 'vitest';
import type { Profile } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, rejected, settle } from '../testing/answers.ts';
import { ann, openScreen, PASSWORDS } from './screenFixtures.ts';
import * as select from './selectors.ts';

/** Part of settingsMachine.test.ts: partly successful saves. */

const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmPassword: '' };

describe('partly successful save', () => {
  const yes = accepted(null);
  const no = rejected('invalid');
  it.each([
    [
      'weak',
      { answer: rejected('invalid', 'Too weak'), verified: [yes, yes] },
      'Your display name is saved, but your password is not. Too weak',
    ],
    [
      'the old one',
      { answer: rejected('samePassword'), verified: [yes, yes] },
      'Your display name is saved, but your password is not. Choose a password other than your current one',
    ],
    [
      'not confirmed',
      { answer: rejected('unreachable'), verified: [yes, no, yes] },
      'Your display name is saved. Could not confirm whether your new password was saved. ' +
        'Check your connection and try again.',
    ],
  ] as const)(
    'says so when the password is %s, and saves only the rest on retry',
    async (_, { answer, verified }, text) => {
      const { called, now, reported, said, submit, type } = openScreen({
        verifyPassword: answering<Outcome>(...verified),
        changePassword: answering<Outcome>(answer, yes),
      });
      type({ displayName: 'Annie', ...PASSWORDS });
      await submit();
      expect(select.selectFailure(now())).toBe(text);
      expect(said.failure()).toEqual([text]);
      expect(reported()).toEqual([ann]);
      expect(select.selectForm(now())).toMatchObject(PASSWORDS);
      await submit();
      expect(called.saveDisplayName).toHaveBeenCalledOnce();
      expect(called.changePassword).toHaveBeenCalledTimes(2);
      expect(called.verifyPassword).toHaveBeenCalledTimes(verified.length);
      expect(said.success()).toEqual(['Settings updated successfully']);
      expect(select.selectIsUnsaved(now())).toBe(false);
    },
  );

  it('checks whether an unconfirmed password is saved, even after the name was edited', async () => {
    const { called, now, said, submit, type } = openScreen({
      verifyPassword: answering<Outcome>(accepted(null), accepted(null)),
      saveDisplayName: answering<Outcome<Profile>>(rejected('other')),
      changePassword: answering<Outcome>(rejected('unreachable')),
    });
    type(PASSWORDS);
    await submit();
    type({ displayName: 'Annie' });
    expect(select.selectFailure(now())).toMatch(/^Could not confirm whether your new password/);
    await submit();
    expect(called.verifyPassword).toHaveBeenLastCalledWith({ email: 'ann@example.org', password: ' new pass ' });
    expect(called.changePassword).toHaveBeenCalledOnce();
    expect(said.failure().at(-1)).toBe(
      'Your new password is saved, but your display name is not. Failed to update settings',
    );
    expect(select.selectForm(now())).toEqual({ displayName: 'Annie', ...NO_PASSWORDS });
  });

  it('shows what is saved and what is unknown when saving the name gets no response', async () => {
    const { now, submit, type } = openScreen({
      verifyPassword: answering<Outcome>(accepted(null), accepted(null)),
      saveDisplayName: answering<Outcome<Profile>>(rejected('unreachable')),
      changePassword: answering<Outcome>(rejected('unreachable')),
    });
    type(PASSWORDS);
    await submit();
    type({ displayName: 'Annie' });
    await submit();
    expect(select.selectFailure(now())).toBe(
      'Your new password is saved. Could not confirm whether your display name was saved. ' +
        'Check your connection and try again.',
    );
  });

  it('verifies the current password again after a password was edited', async () => {
    const { called, submit, type } = openScreen({
      verifyPassword: answering<Outcome>(accepted(null), accepted(null)),
      changePassword: answering<Outcome>(rejected('unreachable')),
    });
    type(PASSWORDS);
    await submit();
    type({ newPassword: 'another', confirmPassword: 'another' });
    await submit();
    await settle();
    expect(called.verifyPassword).toHaveBeenLastCalledWith({ email: 'ann@example.org', password: 'old pass' });
  });
});
