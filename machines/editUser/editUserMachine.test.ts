import { afterAll, describe, expect, it } from 'vitest';
import { describeChoices } from '../shared/choices.cases.ts';
import {
  selectChoicesStatus,
  selectErrors,
  selectForm,
  selectIsBusy,
  selectIsSlow,
} from '../shared/dialogSelectors.ts';
import { STILL_WORKING_AFTER } from '../rules/limits.ts';
import { answering, rejected, settle } from '../testing/answers.ts';
import { ann, choices, coverage, desk, field, saved } from './dialogFixtures.ts';
import { legal, sales, type Reading } from './userFixtures.ts';
import { change, openDialog, submit } from './dialogFixtures.ts';
import * as select from './editUserContext.ts';
import './errors.cases.ts';

afterAll(coverage.expectComplete);

describe('opening and closing', () => {
  it.each(['dialog.close', 'dialog.dismiss'] as const)(
    'denies permission for people whom the editor may not edit, until %s',
    async (type) => {
      const { actor, called, snapshot } = await openDialog({}, { target: { ...ann, role: 'ADMIN' } });
      expect(select.selectView(snapshot())).toBe('permissionDenied');
      expect(select.selectTarget(snapshot()).role).toBe('ADMIN');
      expect(called.loadChoices).not.toHaveBeenCalled();
      actor.send({ type });
      expect(snapshot().status).toBe('done');
    },
  );

  it('shows the saved values, and offers the current role even if the editor cannot assign it', async () => {
    const { snapshot } = await openDialog({}, { target: { ...ann, role: 'USER' }, role: 'ADMIN' });
    expect(selectForm(snapshot())).toEqual({
      firstName: 'Ann',
      lastName: '',
      role: 'USER',
      departmentId: 'sales',
      teamId: 'field',
    });
    expect(select.selectRoleChoices(snapshot())).toEqual(['MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER']);
    expect(select.selectTarget(snapshot()).email).toBe('ann@example.org');
    expect(select.selectRoleChoices((await openDialog()).snapshot())).toEqual(['SUPERVISOR', 'EMPLOYEE']);
  });

  it('closes on Escape while nothing changed, and keeps the form otherwise', async () => {
    const untouched = await openDialog();
    untouched.actor.send({ type: 'dialog.dismiss' });
    expect(untouched.snapshot().status).toBe('done');
    const dialog = await openDialog();
    change(dialog, { firstName: 'Anna' });
    dialog.actor.send({ type: 'dialog.dismiss' });
    expect(selectForm(dialog.snapshot()).firstName).toBe('Anna');
    dialog.actor.send({ type: 'dialog.close' });
    expect(dialog.snapshot().status).toBe('done');
  });
});

describe('departments and teams', () => {
  it('offers the teams of the department, and clears the team on a new department', async () => {
    const dialog = await openDialog();
    expect(selectChoicesStatus(dialog.snapshot())).toBe('ready');
    expect(select.selectDepartmentChoices(dialog.snapshot())).toEqual([legal, sales]);
    expect(select.selectTeamChoices(dialog.snapshot())).toEqual([field, desk]);
    change(dialog, { departmentId: 'legal' });
    expect(selectForm(dialog.snapshot())).toMatchObject({ departmentId: 'legal', teamId: '' });
    expect(select.selectTeamChoices(dialog.snapshot())).toEqual([]);
    change(dialog, { departmentId: '', teamId: 'desk' });
    expect(selectForm(dialog.snapshot())).toMatchObject({ departmentId: 'sales', teamId: 'desk' });
  });

  it('offers the current ones before the others are loaded', async () => {
    const { snapshot } = await openDialog({ loadChoices: answering() });
    expect(select.selectDepartmentChoices(snapshot())).toEqual([sales]);
    expect(select.selectTeamChoices(snapshot())).toEqual([{ id: 'field', name: 'Field' }]);
    const unassigned = await openDialog({ loadChoices: answering() }, { target: { ...ann, assignment: null } });
    expect(select.selectTeamChoices(unassigned.snapshot())).toEqual([]);
  });
});

describeChoices(choices, (loadChoices) => openDialog({ loadChoices }));

describe('saving', () => {
  it('validates the form, and clears the error of an edited field', async () => {
    const dialog = await openDialog();
    const snapshot = await submit(dialog, { firstName: ' ', lastName: '' });
    expect(selectErrors(snapshot)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
    });
    change(dialog, { firstName: 'Ann' });
    expect(selectErrors(dialog.snapshot())).toEqual({ lastName: 'Last name is required' });
    expect(dialog.called.saveUser).not.toHaveBeenCalled();
  });

  it('closes without a write when nothing changed', async () => {
    const dialog = await openDialog({}, { target: saved });
    expect((await submit(dialog)).status).toBe('done');
    expect(dialog.called.saveUser).not.toHaveBeenCalled();
    expect(dialog.successes()).toEqual([]);
  });

  it('saves once on repeated presses, and announces the success', async () => {
    const dialog = await openDialog();
    change(dialog, { lastName: 'Lee' });
    for (let press = 0; press < 20; press += 1) dialog.actor.send({ type: 'form.submit' });
    expect(selectIsBusy(dialog.snapshot())).toBe(true);
    await settle();
    expect(dialog.called.saveUser).toHaveBeenCalledOnce();
    expect(dialog.successes()).toEqual(['User updated successfully']);
    expect(dialog.reportsSaved()).toEqual([{ id: 'ann', row: saved }]);
    expect(dialog.failures()).toEqual([]);
    expect(dialog.snapshot().status).toBe('done');
  });

  it('saves the reason of a new role, and drops it with the role', async () => {
    const dialog = await openDialog();
    const type = (value: string) => dialog.actor.send({ type: 'reason.change', value });
    expect(select.selectReason(dialog.snapshot())).toBeNull();
    change(dialog, { role: 'SUPERVISOR' });
    type('Typed first');
    expect(select.selectReason(dialog.snapshot())).toBe('Typed first');
    change(dialog, { role: 'EMPLOYEE' });
    expect(select.selectReason(dialog.snapshot())).toBeNull();
    change(dialog, { role: 'SUPERVISOR' });
    expect(select.selectReason(dialog.snapshot())).toBe('');
    type('x'.repeat(201));
    expect(selectErrors(await submit(dialog))).toEqual({ reason: 'Reason must be at most 200 characters' });
    type(' Leads  the team ');
    expect(selectErrors(dialog.snapshot())).toEqual({});
    await submit(dialog);
    const saving = { role: 'SUPERVISOR', reason: 'Leads the team' };
    expect(dialog.called.saveUser).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(saving));
    expect(dialog.snapshot().status).toBe('done');
  });

  it('closes even if the row cannot be read again', async () => {
    const dialog = await openDialog({ loadUser: answering<Reading>(rejected('other')) });
    expect((await submit(dialog, { teamId: 'desk' })).status).toBe('done');
    expect(dialog.called.saveUser).toHaveBeenCalledWith(expect.objectContaining({ lastName: 'Lee', teamId: 'desk' }));
    expect(dialog.successes()).toEqual(['User updated successfully']);
    expect(dialog.reportsSaved()).toEqual([{ id: 'ann', row: null }]);
  });

  it('shows that a request is slow', async () => {
    const dialog = await openDialog({ saveUser: answering() });
    expect(selectIsSlow(await submit(dialog))).toBe(false);
    dialog.clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(dialog.snapshot())).toBe(true);
  });
});
