import { afterAll, describe, expect, it } from 'vitest';
import { describeChoices } from '../shared/choices.cases.ts';
import {
  selectChoicesStatus,
  selectErrors,
  selectForm,
  selectIsBusy,
  selectIsSlow,
} from '../shared/dialogSelectors.ts';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { found, suspended } from './accountFixtures.ts';
import * as select from './addUserContext.ts';
import { choices, coverage, fillIn, openDialog, press, submit } from './dialogFixtures.ts';
import './interrupted.cases.ts';
import './invited.cases.ts';
import type { CreatedAccount } from './newAccount.ts';

afterAll(coverage.expectComplete);

describe('opening and closing', () => {
  it.each([
    ['EMPLOYEE', 'dialog.close'],
    ['USER', 'dialog.dismiss'],
  ] as const)('denies permission to %s until %s', async (role, type) => {
    const { actor, called } = await openDialog({}, { role });
    expect(select.selectView(actor.getSnapshot())).toBe('permissionDenied');
    expect(select.selectEditor(actor.getSnapshot()).role).toBe(role);
    expect(called.loadChoices).not.toHaveBeenCalled();
    actor.send({ type });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('offers only roles below the editor’s own', async () => {
    const { actor } = await openDialog();
    expect(select.selectRoleChoices(actor.getSnapshot())).toEqual(['SUPERVISOR', 'EMPLOYEE']);
  });

  it('closes on Escape while the form is empty, and keeps the form otherwise', async () => {
    const empty = await openDialog();
    empty.actor.send({ type: 'dialog.dismiss' });
    expect(empty.snapshot().status).toBe('done');
    const { actor } = await openDialog();
    actor.send({ type: 'field.change', field: 'role', value: 'SUPERVISOR' });
    actor.send({ type: 'dialog.dismiss' });
    expect(selectForm(actor.getSnapshot()).role).toBe('SUPERVISOR');
    actor.send({ type: 'dialog.close' });
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('departments and teams', () => {
  it('filters teams by department, clears the team on a new department, and selects the department of a team', async () => {
    const { actor } = await openDialog();
    expect(selectChoicesStatus(actor.getSnapshot())).toBe('ready');
    expect(select.selectTeamChoices(actor.getSnapshot())).toHaveLength(2);
    actor.send({ type: 'field.change', field: 'teamId', value: 'field' });
    expect(selectForm(actor.getSnapshot())).toMatchObject({ departmentId: 'sales', teamId: 'field' });
    actor.send({ type: 'field.change', field: 'departmentId', value: 'legal' });
    expect(selectForm(actor.getSnapshot())).toMatchObject({ departmentId: 'legal', teamId: '' });
    expect(select.selectTeamChoices(actor.getSnapshot())).toEqual([]);
    expect(select.selectDepartmentChoices(actor.getSnapshot())).toEqual(choices.departments);
  });
});

describeChoices(choices, (loadChoices) => openDialog({ loadChoices }));

describe('adding a user', () => {
  it('validates the form, and clears the error of an edited field', async () => {
    const { actor, called } = await openDialog();
    actor.send({ type: 'form.submit' });
    expect(selectErrors(actor.getSnapshot())).toEqual({
      email: 'Email address is required',
      firstName: 'First name is required',
      lastName: 'Last name is required',
    });
    actor.send({ type: 'field.change', field: 'email', value: 'ann' });
    actor.send({ type: 'form.submit' });
    expect(selectErrors(actor.getSnapshot()).email).toBe('Enter a valid email address');
    expect(called.createAccount).not.toHaveBeenCalled();
  });

  it('submits once on repeated presses, and shows the password', async () => {
    const dialog = await openDialog();
    fillIn(dialog, { teamId: 'field' });
    for (let press = 0; press < 20; press += 1) dialog.actor.send({ type: 'form.submit' });
    expect(selectIsBusy(dialog.snapshot())).toBe(true);
    await settle();
    const { called, said, reportAdded } = dialog;
    expect(called.createAccount).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org', password: 'Secret77' });
    expect(called.addProfile).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ firstName: 'Ann', role: 'EMPLOYEE' }),
    );
    expect(called.assign).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', teamId: 'field', departmentId: 'sales' });
    expect(said.success()).toEqual(['User added successfully']);
    expect(said.failure()).toEqual([]);
    expect(reportAdded).toHaveBeenCalledExactlyOnceWith(expect.anything(), { userId: 'ann' });
    const snapshot = dialog.snapshot();
    expect(select.selectTemporaryPassword(snapshot)).toBe('Secret77');
    expect(select.selectProgressText(snapshot)).toBeNull();
    expect(selectIsBusy(snapshot)).toBe(false);
  });

  it('assigns the selected role', async () => {
    const dialog = await openDialog();
    dialog.actor.send({ type: 'field.change', field: 'role', value: 'SUPERVISOR' });
    await submit(dialog);
    expect(dialog.called.addProfile).toHaveBeenCalledWith(expect.objectContaining({ role: 'SUPERVISOR' }));
  });

  it('shows that a request is slow', async () => {
    const dialog = await openDialog({ createAccount: answering() });
    expect(selectIsSlow(await submit(dialog))).toBe(false);
    dialog.clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(dialog.snapshot())).toBe(true);
  });

  it.each([
    [rejected('limited', 'You can request this after 40 seconds'), 'You can request this after 40 seconds'],
    [rejected('other'), 'Failed to create user'],
  ])('keeps the form when nothing was written: %o', async (error, text) => {
    const dialog = await openDialog({ createAccount: answering<Outcome<CreatedAccount>>(error) });
    const snapshot = await submit(dialog);
    expect(select.selectView(snapshot)).toBe('form');
    expect(select.selectFailure(snapshot)).toBe(text);
    expect(select.selectProgressText(snapshot)).toBeNull();
    expect(dialog.said.failure()).toEqual([text]);
    expect(selectForm(snapshot).firstName).toBe(' Ann ');
    expect(snapshot.context.password).toBe('');
    dialog.actor.send({ type: 'field.change', field: 'lastName', value: 'Lea' });
    expect(select.selectFailure(dialog.snapshot())).toBeNull();
  });

  it('shows under the address that it already belongs to a user', async () => {
    const dialog = await openDialog({
      createAccount: answering<Outcome<CreatedAccount>>(rejected('taken')),
      findListed: found(suspended),
    });
    const snapshot = await submit(dialog);
    expect(select.selectView(snapshot)).toBe('form');
    expect(selectIsBusy(snapshot)).toBe(false);
    const error = 'This email address is already in the list, and its user is suspended';
    expect(selectErrors(snapshot)).toEqual({ email: error });
    expect(snapshot.context.listed).toBe(suspended);
    expect(snapshot.context.password).toBe('');
  });
});

describe('an address with an unfinished account', () => {
  const unfinished = () => ({
    createAccount: answering<Outcome<CreatedAccount>>(rejected('taken'), accepted({ userId: 'ann' })),
    findListed: found(),
  });

  it('starts over with a new password', async () => {
    const dialog = await openDialog(unfinished());
    const snapshot = await submit(dialog);
    expect(select.selectView(snapshot)).toBe('unfinishedAccount');
    expect(select.selectProgressText(snapshot)).toContain('ann@example.org that was never finished');
    expect(snapshot.context.password).toBe('');
    dialog.actor.send({ type: 'dialog.dismiss' });
    expect(select.selectTemporaryPassword(await press(dialog, 'account.startOver'))).toBe('Another8');
    expect(dialog.called.discardUnfinishedAccount).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org' });
  });

  it('shows the error when the account cannot be discarded', async () => {
    const discardUnfinishedAccount = answering<Outcome>(rejected('permission'));
    const dialog = await openDialog({ ...unfinished(), discardUnfinishedAccount });
    await submit(dialog);
    const snapshot = await press(dialog, 'account.startOver');
    expect(select.selectView(snapshot)).toBe('unfinishedAccount');
    expect(select.selectFailure(snapshot)).toBe('Failed to discard the unfinished account');
    dialog.actor.send({ type: 'account.startOver' });
    expect(select.selectFailure(dialog.snapshot())).toBeNull();
  });

  it('allows another address, or closing', async () => {
    const discardUnfinishedAccount = answering<Outcome>(rejected('other'));
    const dialog = await openDialog({ ...unfinished(), discardUnfinishedAccount });
    await submit(dialog);
    await press(dialog, 'account.startOver');
    dialog.actor.send({ type: 'email.correct' });
    expect(select.selectView(dialog.snapshot())).toBe('form');
    expect(select.selectFailure(dialog.snapshot())).toBeNull();
    expect(dialog.snapshot().context.progress).toBe('nothing');

    const other = await openDialog(unfinished());
    await submit(other);
    other.actor.send({ type: 'dialog.close' });
    expect(other.actor.getSnapshot().status).toBe('done');
    expect(other.called.discardUnfinishedAccount).not.toHaveBeenCalled();
  });
});

describe('the temporary password', () => {
  it('F-60 mentions the confirmation email if one was sent', async () => {
    const createAccount = answering<Outcome<CreatedAccount>>(accepted({ userId: 'ann', hasToConfirm: true }));
    const dialog = await openDialog({ createAccount });
    expect(select.selectHasToConfirm(await submit(dialog))).toBe(true);
    dialog.actor.send({ type: 'password.done' });
    expect(select.selectHasToConfirm(dialog.snapshot())).toBe(false);
    expect(select.selectHasToConfirm(await submit(await openDialog()))).toBe(false);
  });

  it('shows the password until Done, then clears it', async () => {
    const dialog = await openDialog();
    await submit(dialog);
    dialog.actor.send({ type: 'dialog.dismiss' });
    dialog.actor.send({ type: 'dialog.close' });
    expect(select.selectTemporaryPassword(dialog.snapshot())).toBe('Secret77');
    dialog.actor.send({ type: 'password.done' });
    expect(dialog.snapshot().status).toBe('done');
    expect(select.selectTemporaryPassword(dialog.snapshot())).toBeNull();
    expect(JSON.stringify(dialog.actor.getPersistedSnapshot())).not.toContain('Secret77');
  });

  it('copies the password repeatedly', async () => {
    const copyToClipboard = answering<unknown>(null, DEFECT, null);
    const dialog = await openDialog({ copyToClipboard });
    await submit(dialog);
    const statuses = [select.selectCopyStatus(dialog.snapshot())];
    for (let press = 0; press < 3; press += 1) {
      dialog.actor.send({ type: 'password.copy' });
      await settle();
      statuses.push(select.selectCopyStatus(dialog.snapshot()));
    }
    expect(statuses).toEqual(['notCopied', 'copied', 'copyFailed', 'copied']);
    expect(copyToClipboard.mock.calls).toEqual(Array.from({ length: 3 }, () => [{ text: 'Secret77' }]));
    dialog.actor.send({ type: 'password.copy' });
    dialog.clock.increment(REQUEST_TIMEOUT);
    expect(select.selectCopyStatus(dialog.snapshot())).toBe('copyFailed');
  });
});
