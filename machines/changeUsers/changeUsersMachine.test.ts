import { afterAll, describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { selectErrors, selectForm, selectIsBusy, selectIsSlow } from '../shared/dialogSelectors.ts';
import { accepted, DEFECT, rejected } from '../testing/answers.ts';
import { changesOf, EMPTY_FORM, type ChangeUsersForm, type ManyAction, type ManyChange } from './changeUsersContext.ts';
import { selectFailure, stepOf } from './changeUsersMachine.ts';
import {
  changed,
  coverage,
  ids,
  lookUp,
  openDialog,
  openPreview,
  preview,
  rehearsal,
  same,
  skipped,
  write,
  type Answer,
} from './dialogFixtures.ts';
import './unanswered.cases.ts';

afterAll(coverage.expectComplete);

describe('the form', () => {
  it.each(['dialog.close', 'dialog.dismiss'] as const)('is empty, and changes nothing on %s', (event) => {
    const { actor, changeUsers, reportChanged, step } = openDialog();
    expect(selectForm(actor.getSnapshot())).toEqual(EMPTY_FORM);
    expect(step()).toBe('form');
    actor.send({ type: event });
    expect(actor.getSnapshot().status).toBe('done');
    expect(changeUsers).not.toHaveBeenCalled();
    expect(reportChanged).not.toHaveBeenCalled();
  });

  it.each(['role', 'departmentId', 'teamId', 'lastDay', 'reason'] as const)('stays on Escape with a %s', (field) => {
    const { actor, type } = openDialog();
    type({ [field]: 'x' });
    actor.send({ type: 'dialog.dismiss' });
    expect(actor.getSnapshot().status).toBe('active');
    type({ [field]: '' });
    actor.send({ type: 'dialog.dismiss' });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it.each<[ManyAction, Partial<ChangeUsersForm>, object]>([
    ['role', { reason: 'Promoted' }, { role: 'Choose a role' }],
    ['suspend', { lastDay: '2026-11-26' }, { lastDay: 'The last day cannot be in the past' }],
    ['suspend', { reason: 'x'.repeat(201) }, { reason: 'Reason must be at most 200 characters' }],
  ])('rejects the invalid values of %s: %j', async (action, values, errors) => {
    const { actor, changeUsers, send, type } = openDialog([], action);
    type(values);
    expect(selectErrors(await send('form.submit'))).toEqual(errors);
    expect(changeUsers).not.toHaveBeenCalled();
    type({});
    expect(selectErrors(actor.getSnapshot())).toEqual({});
  });

  it.each<[ManyAction, Partial<ChangeUsersForm>]>([
    ['role', { role: 'MANAGER', reason: '  Promoted ' }],
    ['place', {}],
    ['suspend', { lastDay: '2026-11-27' }],
    ['suspend', {}],
    ['restore', {}],
  ])('rehearses %s of all users with their versions: %j', async (action, values) => {
    const { send, sent, type } = openDialog([], action);
    type(values);
    await send('form.submit');
    const form = { ...EMPTY_FORM, ...values, reason: values.reason === undefined ? '' : 'Promoted' };
    expect(sent()).toEqual([{ ...rehearsal, action, form }]);
  });
});

describe('the preview', () => {
  it('saves and announces nothing, and goes back to the form', async () => {
    const { actor, reportChanged, said, sent } = await openPreview();
    expect(actor.getSnapshot().context.results).toEqual(preview);
    expect(sent()).toEqual([expect.objectContaining(rehearsal)]);
    expect([...said.success(), ...said.failure()]).toEqual([]);
    expect(reportChanged).not.toHaveBeenCalled();
    actor.send({ type: 'preview.back' });
    expect(stepOf(actor.getSnapshot())).toBe('form');
    expect(selectForm(actor.getSnapshot()).role).toBe('MANAGER');
  });

  it.each(['dialog.close', 'dialog.dismiss'] as const)('changes nothing on %s', async (event) => {
    const { actor, changeUsers, reportChanged } = await openPreview();
    actor.send({ type: event });
    expect(actor.getSnapshot().status).toBe('done');
    expect(changeUsers).toHaveBeenCalledOnce();
    expect(reportChanged).not.toHaveBeenCalled();
  });

  it('cannot be confirmed if nobody would change', async () => {
    const results = [same('ann'), same('bob'), skipped('cy', 'Gone')];
    const { changeUsers, send, step } = openDialog([accepted(results)], 'restore');
    await send('form.submit');
    await send('form.submit');
    expect(step()).toBe('preview');
    expect(changeUsers).toHaveBeenCalledOnce();
  });

  it('is requested once, shows after 5 s that it is slow, and is given up after 15 s', () => {
    const { actor, changeUsers, clock, reportChanged, said } = openDialog([], 'restore');
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.submit' });
    expect(changeUsers).toHaveBeenCalledOnce();
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(said.failure()).toEqual(['Failed to load the preview']);
    expect(reportChanged).not.toHaveBeenCalled();
  });

  it('can be closed while it loads', () => {
    const { actor, reportChanged } = openDialog([], 'restore');
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'dialog.close' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(reportChanged).not.toHaveBeenCalled();
  });

  it.each<[string, Answer, string]>([
    ['a server message', rejected('permission', 'Denied'), 'Denied'],
    ['no response', rejected('unreachable'), 'Failed to load the preview'],
    ['an unexpected error', DEFECT, 'Failed to load the preview'],
  ])('that fails with %s keeps the form, says that, and can be requested again', async (_, answer, text) => {
    const { actor, said, send, step, type } = openDialog([answer, accepted(preview)]);
    type({ role: 'MANAGER' });
    expect(selectFailure(await send('form.submit'))).toBe(text);
    expect(said.failure()).toEqual([text]);
    expect(step()).toBe('form');
    expect(selectForm(actor.getSnapshot()).role).toBe('MANAGER');
    expect(selectFailure(await send('form.submit'))).toBeNull();
    expect(step()).toBe('preview');
  });
});

describe('the change', () => {
  it.each(['dialog.close', 'dialog.dismiss'] as const)('is saved once, announced and shown until %s', async (event) => {
    const results = [changed('ann'), skipped('bob', 'Newer'), skipped('cy', 'Newer')];
    const { actor, reportChanged, said, send, sent, step } = await openPreview(accepted(results));
    await send('form.submit');
    expect(sent()).toEqual([rehearsal, write].map((request) => expect.objectContaining(request) as object));
    expect(step()).toBe('result');
    expect(actor.getSnapshot().context.results).toEqual(results);
    expect(said.success()).toEqual(['Changed 1 person']);
    expect(said.failure()).toEqual([]);
    expect(reportChanged).toHaveBeenCalledOnce();
    actor.send({ type: event });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('shows the error of the server over the preview, and can be confirmed again', async () => {
    const { said, send, step } = await openPreview(
      rejected('other'),
      rejected('other', 'Try later'),
      accepted(preview),
    );
    expect(selectFailure(await send('form.submit'))).toBe('Failed to change the users');
    expect(selectFailure(await send('form.submit'))).toBe('Try later');
    expect(step()).toBe('preview');
    expect(said.failure()).toEqual(['Failed to change the users', 'Try later']);
    expect(selectFailure(await send('form.submit'))).toBeNull();
    expect(said.success()).toEqual(['Changed 2 people']);
  });

  it('leaves its error behind on the way back to the form', async () => {
    const { actor, send } = await openPreview(rejected('other', 'Try later'));
    await send('form.submit');
    actor.send({ type: 'preview.back' });
    expect(selectFailure(actor.getSnapshot())).toBeNull();
  });

  it('refreshes the list when the dialog is closed meanwhile, because it may still be saved', async () => {
    const { actor, reportChanged, said } = await openPreview();
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'dialog.dismiss' });
    actor.send({ type: 'preview.back' });
    expect(actor.getSnapshot().status).toBe('active');
    actor.send({ type: 'dialog.close' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(reportChanged).toHaveBeenCalledOnce();
    expect(said.success()).toEqual([]);
  });

  it('is sent once, shows after 5 s that it is slow, and is looked up after 15 s', async () => {
    const { actor, clock, sent, step } = await openPreview();
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.submit' });
    clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(sent()).toEqual([rehearsal, write, lookUp].map((request) => expect.objectContaining(request) as object));
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    clock.increment(REQUEST_TIMEOUT);
    expect(step()).toBe('unconfirmed');
  });
});

describe('the changes to send', () => {
  const reason = 'On leave';
  it.each<[ManyAction, Partial<ChangeUsersForm>, ManyChange['changes']]>([
    ['role', { role: 'MANAGER' }, { role: 'MANAGER' }],
    ['role', { role: 'MANAGER', reason }, { role: 'MANAGER', reason }],
    ['place', {}, { teamId: null, departmentId: null }],
    ['place', { departmentId: 'sales' }, { teamId: null, departmentId: 'sales' }],
    ['place', { departmentId: 'sales', teamId: 'north' }, { teamId: 'north', departmentId: null }],
    ['suspend', {}, { suspendedFrom: 'now' }],
    ['suspend', { reason }, { suspendedFrom: 'now', reason }],
    ['restore', {}, { suspendedFrom: null }],
  ])('of %s with %j', (action, values, expected) => {
    const request = { ids, versions: null, isRehearsal: true, action, form: { ...EMPTY_FORM, ...values } };
    expect(changesOf(request, 'now')).toEqual(expected);
  });
});
