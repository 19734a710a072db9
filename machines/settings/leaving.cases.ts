import { describe, expect, it } from 'vitest';
import type { Profile } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, rejected, settle } from '../testing/answers.ts';
import { ann, openScreen, PASSWORDS } from './screenFixtures.ts';
import * as select from './selectors.ts';

/** Part of settingsMachine.test.ts: leaving with unsaved changes. */

describe('leaving the page', () => {
  it('proceeds without unsaved changes', () => {
    const { actor, left, now } = openScreen();
    actor.send({ type: 'leave.requested' });
    expect(left).toEqual(['proceed']);
    expect(select.selectIsConfirmingLeave(now())).toBe(false);
  });

  it.each([{ displayName: 'Annie' }, { currentPassword: 'x' }, PASSWORDS])(
    'requires confirmation with %j typed',
    (typed) => {
      const { actor, left, now, type } = openScreen();
      type(typed);
      actor.send({ type: 'leave.requested' });
      expect(select.selectIsConfirmingLeave(now())).toBe(true);
      expect(left).toEqual([]);
    },
  );

  it('keeps the form on Stay', () => {
    const { actor, left, now, type } = openScreen();
    type({ displayName: 'Annie', ...PASSWORDS });
    actor.send({ type: 'leave.requested' });
    actor.send({ type: 'leave.cancelled' });
    expect(left).toEqual([]);
    expect(select.selectIsConfirmingLeave(now())).toBe(false);
    expect(select.selectForm(now())).toEqual({ displayName: 'Annie', ...PASSWORDS });
    expect(select.selectIsUnsaved(now())).toBe(true);
  });

  it('discards the form on Leave without a toast', () => {
    const { actor, left, now, said, type } = openScreen();
    type({ displayName: 'Annie', ...PASSWORDS });
    actor.send({ type: 'leave.requested' });
    actor.send({ type: 'leave.confirmed' });
    expect(left).toEqual(['proceed']);
    expect(select.selectIsConfirmingLeave(now())).toBe(false);
    expect(select.selectIsUnsaved(now())).toBe(false);
    expect(select.selectForm(now())).toMatchObject({ displayName: 'Ann', newPassword: '' });
    expect([...said.plainly(), ...said.success()]).toEqual([]);
  });

  it('requires confirmation while saving, and proceeds after a successful save', async () => {
    const { actor, left, now, type } = openScreen({
      saveDisplayName: answering<Outcome<Profile>>(accepted(ann)),
    });
    type({ displayName: 'Annie' });
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'leave.requested' });
    expect(select.selectIsConfirmingLeave(now())).toBe(true);
    expect(left).toEqual([]);
    await settle();
    expect(left).toEqual(['proceed']);
    expect(select.selectIsConfirmingLeave(now())).toBe(false);
  });

  it('still requires confirmation when saving fails meanwhile', async () => {
    const { actor, left, now, type } = openScreen({ saveDisplayName: answering<Outcome<Profile>>(rejected('other')) });
    type({ displayName: 'Annie' });
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'leave.requested' });
    await settle();
    expect(left).toEqual([]);
    expect(select.selectIsConfirmingLeave(now())).toBe(true);
  });
});
