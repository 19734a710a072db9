import { describe, expect, it } from 'vitest';
import type { Profile } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { STILL_WORKING_AFTER } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected } from '../testing/answers.ts';
import { ann, openScreen, PASSWORDS } from './screenFixtures.ts';
import { selectIsBusy, selectIsSlow } from '../shared/dialogSelectors.ts';
import * as select from './selectors.ts';
import { settingsUpdateMachine } from './settingsUpdateMachine.ts';

/** Part of settingsMachine.test.ts: successful and failed saves. */

const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmPassword: '' };

describe('saving', () => {
  it('saves only the trimmed name when only it changed', async () => {
    const { called, now, reported, said, submit, type } = openScreen();
    type({ displayName: ' Annie ' });
    await submit();
    expect(called.saveDisplayName).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', displayName: 'Annie' });
    expect(called.verifyPassword).not.toHaveBeenCalled();
    expect(called.changePassword).not.toHaveBeenCalled();
    expect(said.success()).toEqual(['Settings updated successfully']);
    expect(said.failure()).toEqual([]);
    expect(reported()).toEqual([ann]);
    expect(select.selectForm(now()).displayName).toBe('Annie');
    expect(select.selectIsUnsaved(now())).toBe(false);
  });

  it('verifies, changes and clears the passwords untrimmed, without saving the name', async () => {
    const { called, now, reported, said, submit, type } = openScreen();
    type(PASSWORDS);
    await submit();
    expect(called.verifyPassword).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org', password: 'old pass' });
    expect(called.changePassword).toHaveBeenCalledExactlyOnceWith({ password: ' new pass ' });
    expect(called.saveDisplayName).not.toHaveBeenCalled();
    expect(said.success()).toEqual(['Settings updated successfully']);
    expect(reported()).toEqual([]);
    expect(select.selectForm(now())).toEqual({ displayName: 'Ann', ...NO_PASSWORDS });
    expect(select.selectIsUnsaved(now())).toBe(false);
    expect(JSON.stringify(now().context)).not.toContain('pass ');
  });

  it('updates the saved name from another tab, and keeps the typed one', () => {
    const { actor, now, type } = openScreen();
    actor.send({ type: 'name.saved', displayName: 'Annie' });
    expect(select.selectForm(now()).displayName).toBe('Annie');
    expect(select.selectIsUnsaved(now())).toBe(false);
    type({ displayName: 'Anna' });
    actor.send({ type: 'name.saved', displayName: null });
    expect(select.selectForm(now()).displayName).toBe('Anna');
    expect(select.selectIsUnsaved(now())).toBe(true);
    actor.send({ type: 'name.saved', displayName: 'Anna' });
    expect(select.selectIsUnsaved(now())).toBe(false);
  });

  it('saves an empty name as none', async () => {
    const { now, submit, type } = openScreen({
      saveDisplayName: answering<Outcome<Profile>>(accepted({ ...ann, displayName: null })),
    });
    type({ displayName: '' });
    await submit();
    expect(select.selectForm(now()).displayName).toBe('');
    expect(select.selectIsUnsaved(now())).toBe(false);
  });

  it('saves once, ignores changes meanwhile, and shows after 5 s that it is still working', () => {
    const { actor, called, clock, now, type } = openScreen({ saveDisplayName: answering<Outcome<Profile>>() });
    type({ displayName: 'Annie' });
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.submit' });
    type({ displayName: 'Anna' });
    expect(called.saveDisplayName).toHaveBeenCalledOnce();
    expect(select.selectForm(now()).displayName).toBe('Annie');
    expect([selectIsBusy(now()), select.selectIsUnsaved(now()), selectIsSlow(now())]).toEqual([true, true, false]);
    clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(now())).toBe(true);
  });
});

describe('failed save', () => {
  it('shows a wrong current password under the field', async () => {
    const { called, now, said, submit, type } = openScreen({
      verifyPassword: answering<Outcome>(rejected('invalid', 'Invalid login credentials')),
    });
    type({ displayName: 'Annie', ...PASSWORDS });
    await submit();
    expect(select.selectErrors(now())).toEqual({ currentPassword: 'Current password is incorrect' });
    expect(select.selectFailure(now())).toBeNull();
    expect(said.failure()).toEqual([]);
    expect(called.saveDisplayName).not.toHaveBeenCalled();
    expect(select.selectForm(now())).toEqual({ displayName: 'Annie', ...PASSWORDS });
    expect(select.selectCanSave(now())).toBe(true);
  });

  it('F-80: hints at the space after a wrong current password', async () => {
    const { now, submit, type } = openScreen({ verifyPassword: answering<Outcome>(rejected('invalid')) });
    type({ ...PASSWORDS, currentPassword: `${PASSWORDS.currentPassword} ` });
    await submit();
    expect(select.selectErrors(now()).currentPassword).toBe(
      'Current password is incorrect. The password you entered ends with a space. Remove it if you did not mean it.',
    );
  });

  it('C-45: rejects a password of more than 72 bytes', async () => {
    const { called, now, submit, type } = openScreen();
    type({ ...PASSWORDS, newPassword: 'a'.repeat(73), confirmPassword: 'a'.repeat(73) });
    await submit();
    expect(select.selectErrors(now()).newPassword).toContain('at most 72 bytes');
    expect(called.verifyPassword).not.toHaveBeenCalled();
  });

  it.each([
    ['It should be different', 'It should be different'],
    [null, 'Choose a password other than your current one'],
  ])('shows under the field that the new password is the old one', async (message, text) => {
    const { now, said, submit, type } = openScreen({
      changePassword: answering<Outcome>(rejected('samePassword', message)),
    });
    type(PASSWORDS);
    await submit();
    expect(select.selectErrors(now())).toEqual({ newPassword: text });
    expect(select.selectFailure(now())).toBeNull();
    expect(said.failure()).toEqual([]);
  });

  it.each([
    ['rejected with a message', { answer: rejected('invalid', 'Too odd') }, 'Too odd'],
    ['rejected without a message', { answer: rejected('other') }, 'Failed to update settings'],
    [
      'not confirmed',
      { answer: rejected('unreachable') },
      'Could not confirm whether your display name was saved. Check your connection and try again.',
    ],
    [
      'stopped by an unexpected error',
      { answer: DEFECT },
      'Could not confirm whether your display name was saved. Check your connection and try again.',
    ],
  ] as const)('keeps the name that was %s, and shows the error until it is edited', async (_, { answer }, text) => {
    const { actor, now, said, submit, type } = openScreen({
      saveDisplayName: answering<Outcome<Profile>>(answer),
    });
    type({ displayName: 'Annie' });
    await submit();
    expect(select.selectFailure(now())).toBe(text);
    expect(said.failure()).toEqual([text]);
    expect(said.success()).toEqual([]);
    expect(select.selectForm(now()).displayName).toBe('Annie');
    actor.send({ type: 'form.submit' });
    expect(select.selectFailure(now())).toBeNull();
  });

  it('shows that nothing was saved when the password could not be verified', async () => {
    const { now, submit, type } = openScreen({ verifyPassword: answering<Outcome>(rejected('unreachable')) });
    type(PASSWORDS);
    await submit();
    expect(select.selectFailure(now())).toBe(
      'Failed to update settings. The server did not answer. Check your connection and try again.',
    );
    type({ displayName: 'Annie' });
    expect(select.selectFailure(now())).toBeNull();
  });

  it('handles an update that throws', async () => {
    const settingsUpdate = settingsUpdateMachine.provide({
      guards: {
        isNameDue: () => {
          throw new Error('Unexpected error');
        },
      },
    });
    const { now, said, submit, type } = openScreen({}, { settingsUpdate });
    type(PASSWORDS);
    await submit();
    expect(said.failure()).toEqual(['Failed to update settings']);
    expect(select.selectForm(now())).toMatchObject(PASSWORDS);
    expect(select.selectCanSave(now())).toBe(true);
  });
});
