import { afterAll, describe, expect, it } from 'vitest';
import { NAME_LENGTH } from '../rules/limits.ts';
import './unconfirmed.cases.ts';
import './leaving.cases.ts';
import './partlySaved.cases.ts';
import './saving.cases.ts';
import { coverage, openScreen, PASSWORDS } from './screenFixtures.ts';
import * as select from './selectors.ts';

afterAll(coverage.expectComplete);

describe('unchanged and changed', () => {
  it('shows the saved name without unsaved changes', () => {
    const { now } = openScreen();
    expect(select.selectForm(now())).toEqual({
      displayName: 'Ann',
      currentPassword: '',
      newPassword: '',
      confirmPassword: '',
    });
    expect([select.selectCanSave(now()), select.selectCanDiscard(now()), select.selectIsUnsaved(now())]).toEqual([
      false,
      false,
      false,
    ]);
    expect(select.selectDraft(now())).toBeNull();
  });

  it('has no changes without a saved name', () => {
    const { now } = openScreen({}, { displayName: null });
    expect(select.selectForm(now()).displayName).toBe('');
    expect(select.selectIsUnsaved(now())).toBe(false);
  });

  it('ignores spaces around the name', () => {
    const { now, type } = openScreen();
    type({ displayName: 'Annie' });
    expect([select.selectCanSave(now()), select.selectCanDiscard(now()), select.selectIsUnsaved(now())]).toEqual([
      true,
      true,
      true,
    ]);
    expect(select.selectDraft(now())).toBe('Annie');
    type({ displayName: ' Ann ' });
    expect(select.selectCanSave(now())).toBe(false);
    expect(select.selectIsUnsaved(now())).toBe(false);
  });

  it.each([
    ['currentPassword', 'newPassword'],
    ['newPassword', 'confirmPassword'],
    ['confirmPassword', 'currentPassword'],
  ] as const)('requires confirmation, but cannot save, with only %s and %s', async (first, second) => {
    const { actor, now, submit, type } = openScreen();
    for (const field of [first, second]) {
      type({ [field]: 'x' });
      expect(select.selectCanSave(now())).toBe(false);
      expect(select.selectCanDiscard(now())).toBe(false);
      expect(select.selectIsUnsaved(now())).toBe(true);
    }
    await submit();
    actor.send({ type: 'form.discard' });
    expect(select.selectErrors(now())).toEqual({});
    expect(select.selectForm(now())[first]).toBe('x');
    expect(select.selectDraft(now())).toBeNull();
  });

  it('can save when all three passwords are filled', () => {
    const { now, type } = openScreen();
    type(PASSWORDS);
    expect(select.selectCanSave(now())).toBe(true);
    type({ confirmPassword: '' });
    expect(select.selectCanSave(now())).toBe(false);
  });

  it('restores the saved values on Discard, and announces it', () => {
    const { actor, now, said, type } = openScreen();
    type({ displayName: 'Annie', ...PASSWORDS });
    actor.send({ type: 'form.discard' });
    expect(select.selectForm(now())).toEqual({
      displayName: 'Ann',
      currentPassword: '',
      newPassword: '',
      confirmPassword: '',
    });
    expect(said.plainly()).toEqual(['Changes discarded']);
    expect(said.success()).toEqual([]);
    expect(select.selectIsUnsaved(now())).toBe(false);
  });

  it('restores a draft as a change', () => {
    const { now } = openScreen({}, { draft: 'Annabel' });
    expect(select.selectForm(now()).displayName).toBe('Annabel');
    expect(select.selectCanSave(now())).toBe(true);
  });
});

describe('validation', () => {
  it.each([
    [
      { newPassword: 'x' },
      { currentPassword: 'Current password is required', confirmPassword: 'Please confirm your new password' },
    ],
    [
      { currentPassword: 'x' },
      { newPassword: 'New password is required', confirmPassword: 'Please confirm your new password' },
    ],
    [{ ...PASSWORDS, confirmPassword: ' new pass' }, { confirmPassword: 'Passwords do not match' }],
    [
      { ...PASSWORDS, newPassword: '12345', confirmPassword: '12345' },
      { newPassword: 'Password must be at least 6 characters' },
    ],
  ] as const)('shows for %j the errors %j, and sends nothing', async (passwords, errors) => {
    const { called, submit, type } = openScreen();
    type({ displayName: 'Annie', ...passwords });
    const snapshot = await submit();
    expect(select.selectErrors(snapshot)).toMatchObject(errors);
    expect(called.verifyPassword).not.toHaveBeenCalled();
    expect(called.saveDisplayName).not.toHaveBeenCalled();
  });

  it('validates passwords only if one is filled, and the length of the name', async () => {
    const { now, submit, type } = openScreen();
    type({ displayName: 'x'.repeat(NAME_LENGTH + 1) });
    await submit();
    expect(select.selectErrors(now())).toEqual({ displayName: 'Display name must be at most 200 characters' });
  });

  it('rejects a display name of invisible characters, but not an empty one', async () => {
    const { now, submit, type } = openScreen();
    type({ displayName: '\u200b' });
    await submit();
    expect(select.selectErrors(now())).toEqual({ displayName: 'Display name has no visible character' });
  });

  it('clears the error of an edited field, and the mismatch with the new password', async () => {
    const { now, submit, type } = openScreen();
    type({ ...PASSWORDS, newPassword: 'short', displayName: 'x'.repeat(NAME_LENGTH + 1) });
    await submit();
    expect(Object.keys(select.selectErrors(now()))).toEqual(['displayName', 'newPassword', 'confirmPassword']);
    type({ newPassword: 'shorty' });
    expect(Object.keys(select.selectErrors(now()))).toEqual(['displayName']);
    type({ displayName: 'Annie' });
    expect(select.selectErrors(now())).toEqual({});
  });
});
