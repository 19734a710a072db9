import { describe, expect, it } from 'vitest';
import { selectErrors, selectForm, selectIsBusy, selectIsSlow } from '../shared/dialogSelectors.ts';
import { found } from './accountFixtures.ts';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import * as select from './addUserContext.ts';
import { NO_ANSWER, openDialog, press, submit } from './dialogFixtures.ts';
import { unfinishedNoticeText } from './failure.ts';
import type { CreatedAccount } from './newAccount.ts';
import { newAccountMachine } from './newAccountMachine.ts';

/** Part of addUserMachine.test.ts: interrupted writes. */

describe('interrupted writes', () => {
  it('retries only the profile, with the same account and password', async () => {
    const dialog = await openDialog({ addProfile: answering<Outcome>(rejected('other'), accepted(null)) });
    const stopped = await submit(dialog);
    expect(select.selectView(stopped)).toBe('interrupted');
    expect(select.selectProgressText(stopped)).toBe(
      'The account for ann@example.org was created, but the profile was not saved.',
    );
    expect(dialog.said.failure()).toEqual(['Failed to add user']);
    expect(dialog.said.success()).toEqual([]);
    expect(dialog.reportAdded).not.toHaveBeenCalled();
    dialog.actor.send({ type: 'dialog.dismiss' });
    const done = await press(dialog, 'retry');
    expect(dialog.called.createAccount).toHaveBeenCalledOnce();
    expect(dialog.called.makeTemporaryPassword).toHaveBeenCalledOnce();
    expect(select.selectTemporaryPassword(done)).toBe('Secret77');
    expect(select.selectProgressText(done)).toBeNull();
  });

  it('allows changes to all fields except the address after the profile is rejected, and validates them', async () => {
    const dialog = await openDialog({ addProfile: answering<Outcome>(rejected('invalid'), accepted(null)) });
    await submit(dialog);
    dialog.actor.send({ type: 'field.change', field: 'email', value: 'bob@example.org' });
    dialog.actor.send({ type: 'field.change', field: 'firstName', value: '' });
    dialog.actor.send({ type: 'retry' });
    expect(selectErrors(dialog.snapshot())).toEqual({ firstName: 'First name is required' });
    dialog.actor.send({ type: 'field.change', field: 'firstName', value: 'Anna' });
    await press(dialog, 'retry');
    expect(dialog.called.addProfile).toHaveBeenLastCalledWith(
      expect.objectContaining({ firstName: 'Anna', email: 'ann@example.org' }),
    );
  });

  it('locks the profile fields while its response is missing', async () => {
    const dialog = await openDialog({ addProfile: answering<Outcome>(rejected('unreachable'), accepted(null)) });
    const snapshot = await submit(dialog);
    expect(select.selectProgressText(snapshot)).toContain('Could not confirm whether the profile was saved');
    dialog.actor.send({ type: 'field.change', field: 'firstName', value: 'Anna' });
    expect(selectForm(dialog.snapshot()).firstName).toBe(' Ann ');
  });

  it('finds the unfinished account after a sign-up without a response', async () => {
    const dialog = await openDialog({
      createAccount: answering<Outcome<CreatedAccount>>(rejected('unreachable'), rejected('taken')),
      findListed: found(),
    });
    const lost = await submit(dialog);
    expect(select.selectView(lost)).toBe('interrupted');
    expect(select.selectProgressText(lost)).toBe(
      'Could not confirm whether an account for ann@example.org was created.',
    );
    expect(dialog.said.failure()).toEqual([NO_ANSWER]);
    expect(select.selectView(await press(dialog, 'retry'))).toBe('unfinishedAccount');
  });

  it('stays unconfirmed when the next attempt is rejected', async () => {
    const createAccount = answering<Outcome<CreatedAccount>>(rejected('unreachable'), rejected('limited', 'Wait'));
    const dialog = await openDialog({ createAccount });
    await submit(dialog);
    const snapshot = await press(dialog, 'retry');
    expect(select.selectView(snapshot)).toBe('interrupted');
    expect(select.selectFailure(snapshot)).toBe('Wait');
    expect(snapshot.context.progress).toBe('accountUnconfirmed');
  });

  it.each([
    ['rejected', rejected('other'), 'Failed to add user'],
    ['unconfirmed', rejected('unreachable'), NO_ANSWER],
  ] as const)('announces the unfinished account on close, and refreshes the list: %s', async (_, answer, text) => {
    const dialog = await openDialog({ addProfile: answering<Outcome>(answer) });
    await submit(dialog);
    expect(dialog.reportUnconfirmed).not.toHaveBeenCalled();
    dialog.actor.send({ type: 'dialog.close' });
    expect(dialog.said.failure()).toEqual([text, unfinishedNoticeText('ann@example.org')]);
    expect(dialog.reportUnconfirmed).toHaveBeenCalledOnce();
    expect(dialog.snapshot().status).toBe('done');
  });

  it('discards the unfinished account', async () => {
    const dialog = await openDialog({ addProfile: answering<Outcome>(rejected('other')) });
    await submit(dialog);
    dialog.actor.send({ type: 'account.discard' });
    expect(select.selectView(dialog.snapshot())).toBe('interrupted');
    expect(selectIsBusy(dialog.snapshot())).toBe(true);
    await settle();
    expect(dialog.called.discardUnfinishedAccount).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org' });
    expect(dialog.said.success()).toEqual(['The unfinished account was discarded']);
    expect(dialog.snapshot().status).toBe('done');
  });

  it.each([
    ['is rejected', answering<Outcome>(rejected('taken', 'Has a profile')), 'Has a profile'],
    ['throws', answering<Outcome>(DEFECT), NO_ANSWER],
  ])('stays open when discarding %s', async (_, discardUnfinishedAccount, text) => {
    const dialog = await openDialog({ addProfile: answering<Outcome>(rejected('other')), discardUnfinishedAccount });
    await submit(dialog);
    const snapshot = await press(dialog, 'account.discard');
    expect(select.selectView(snapshot)).toBe('interrupted');
    expect(select.selectFailure(snapshot)).toBe(text);
    expect(selectIsBusy(snapshot)).toBe(false);
  });

  it('stays open when discarding times out', async () => {
    const dialog = await openDialog({
      addProfile: answering<Outcome>(rejected('other')),
      discardUnfinishedAccount: answering(),
    });
    await submit(dialog);
    await press(dialog, 'account.discard');
    dialog.clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(dialog.snapshot())).toBe(true);
    dialog.clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(selectIsBusy(dialog.snapshot())).toBe(false);
    expect(select.selectView(dialog.snapshot())).toBe('interrupted');
    expect(select.selectFailure(dialog.snapshot())).toBe(NO_ANSWER);
  });

  it('treats the account as unconfirmed when the child chart throws', async () => {
    const newAccount = newAccountMachine.provide({
      guards: {
        isAssigned: () => {
          throw new Error('Unexpected error');
        },
      },
    });
    const dialog = await openDialog({}, { newAccount });
    const snapshot = await submit(dialog);
    expect(select.selectView(snapshot)).toBe('interrupted');
    expect(snapshot.context.progress).toBe('accountUnconfirmed');
    expect(select.selectFailure(snapshot)).toBe('Failed to create user');
    expect(dialog.said.failure()).toEqual(['Failed to create user']);
  });
});

describe('a failed assignment', () => {
  it('retries only the assignment', async () => {
    const dialog = await openDialog({ assign: answering<Outcome>(rejected('other'), accepted(null)) });
    const failed = await submit(dialog, { departmentId: 'sales' });
    expect(select.selectView(failed)).toBe('assignmentFailed');
    expect(select.selectProgressText(failed)).toBe(
      'ann@example.org was added, but the department and team were not saved.',
    );
    expect(dialog.said.failure()).toEqual(['Failed to add user']);
    dialog.actor.send({ type: 'dialog.close' });
    dialog.actor.send({ type: 'dialog.dismiss' });
    expect(select.selectTemporaryPassword(await press(dialog, 'retry'))).toBe('Secret77');
    expect(dialog.called.addProfile).toHaveBeenCalledOnce();
    expect(dialog.called.assign).toHaveBeenCalledTimes(2);
    expect(select.selectProgressText(dialog.snapshot())).toBeNull();
  });

  it('shows the password and the missing assignment on Skip', async () => {
    const dialog = await openDialog({ assign: answering<Outcome>(rejected('unreachable')) });
    await submit(dialog, { departmentId: 'sales' });
    dialog.actor.send({ type: 'assignment.skip' });
    const snapshot = dialog.snapshot();
    expect(select.selectTemporaryPassword(snapshot)).toBe('Secret77');
    expect(select.selectProgressText(snapshot)).toContain('Could not confirm whether the department and team');
    expect(dialog.reportAdded).toHaveBeenCalledOnce();
  });
});
