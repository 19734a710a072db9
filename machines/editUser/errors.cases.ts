import { describe, expect, it } from 'vitest';
import type { User } from '../shared/entities.ts';
import { selectForm } from '../shared/dialogSelectors.ts';
import type { Outcome, ErrorKind } from '../shared/outcome.ts';
import { accepted, answering, rejected, settle } from '../testing/answers.ts';
import { ann, change, openDialog, submit } from './dialogFixtures.ts';
import { saveUser as saving } from './saveUser.ts';
import { type Reading } from './userFixtures.ts';
import * as select from './editUserContext.ts';

/** Part of editUserMachine.test.ts: rejected saves and edit conflicts. */

describe('rejected save', () => {
  it.each<[ErrorKind, string | null, string]>([
    ['permission', 'You cannot give this role', 'You cannot give this role'],
    ['other', null, 'Failed to update user'],
  ])('shows the reason and keeps the form: %s, %s', async (kind, message, text) => {
    const saveUser = answering<Outcome>(rejected(kind, message), accepted(null));
    const dialog = await openDialog({ saveUser });
    const snapshot = await submit(dialog);
    expect(select.selectView(snapshot)).toBe('form');
    expect(select.selectFailure(snapshot)).toBe(text);
    expect(selectForm(snapshot).lastName).toBe(' Lee ');
    expect(dialog.failures()).toEqual([text]);
    expect(dialog.reportsSaved()).toEqual([]);
    change(dialog, { firstName: 'Anna' });
    expect(select.selectFailure(dialog.snapshot())).toBeNull();
    expect((await submit(dialog)).status).toBe('done');
  });

  it.each([
    ['the person was promoted', { ...ann, role: 'ADMIN', updatedAt: 'v3' } as const],
    ["the editor's role was changed", ann],
  ])('shows Permission Denied and the current person: %s', async (_, now) => {
    const dialog = await openDialog({
      saveUser: answering<Outcome>(rejected('permission')),
      loadUser: answering<Reading>(accepted(now)),
    });
    expect(select.selectView(await submit(dialog))).toBe('permissionDenied');
    expect(select.selectTarget(dialog.snapshot()).role).toBe(now.role);
    expect(dialog.failures()).toEqual(['You do not have permission to edit this user']);
    expect(dialog.reportsSaved()).toEqual([{ id: 'ann', row: now }]);
    dialog.actor.send({ type: 'form.submit' });
    expect(dialog.called.saveUser).toHaveBeenCalledOnce();
  });

  it('reports an unconfirmed save, refreshes row and list, and offers Save again', async () => {
    const dialog = await openDialog({
      saveUser: answering<Outcome>(rejected('unreachable')),
      loadUser: answering<Reading>(accepted(ann)),
    });
    const snapshot = await submit(dialog);
    expect(select.selectView(snapshot)).toBe('form');
    expect(select.selectFailure(snapshot)).toContain('Could not confirm whether the changes were saved.');
    expect(dialog.reportsSaved()).toEqual([{ id: 'ann', row: null }]);
    dialog.actor.send({ type: 'form.submit' });
    expect(select.selectFailure(dialog.snapshot())).toBeNull();
    expect(dialog.called.saveUser).toHaveBeenCalledTimes(2);
  });

  it('reports an unconfirmed save when the update throws', async () => {
    const broken = saving.provide({
      actions: {
        setResult: () => {
          throw new Error('Unexpected error');
        },
      },
    });
    const dialog = await openDialog({}, { saving: broken });
    const snapshot = await submit(dialog);
    expect(select.selectView(snapshot)).toBe('form');
    expect(select.selectFailure(snapshot)).toContain('Could not confirm');
    expect(dialog.failures()).toEqual([select.selectFailure(snapshot)]);
  });
});

describe('conflict with a newer version', () => {
  const newer: User = { ...ann, firstName: 'Anne', role: 'SUPERVISOR', updatedAt: 'v3' };
  const changed = (version: User | null) => ({
    saveUser: answering<Outcome>(rejected(version ? 'changed' : 'gone'), accepted(null)),
    loadUser: answering<Reading>(accepted(version), accepted(newer)),
  });

  it('shows the newer values beside the changed ones', async () => {
    const dialog = await openDialog(changed({ ...newer, assignment: null }));
    expect(select.selectDifferences(dialog.snapshot())).toEqual([]);
    change(dialog, { role: 'USER' });
    dialog.actor.send({ type: 'reason.change', value: 'Asked for it' });
    const snapshot = await submit(dialog, { firstName: 'Annie', role: 'USER', departmentId: 'sales', teamId: 'desk' });
    expect(select.selectView(snapshot)).toBe('conflict');
    expect(select.selectDifferences(snapshot)).toEqual([
      { field: 'firstName', typed: 'Annie', saved: 'Anne' },
      { field: 'lastName', typed: 'Lee', saved: '' },
      { field: 'role', typed: 'User', saved: 'Supervisor' },
      { field: 'departmentId', typed: 'Sales', saved: '' },
      { field: 'teamId', typed: 'Desk', saved: '' },
    ]);
    expect(select.selectReason(snapshot)).toBe('Asked for it');
    dialog.actor.send({ type: 'dialog.dismiss' });
    expect(select.selectView(dialog.snapshot())).toBe('conflict');
    dialog.actor.send({ type: 'dialog.close' });
    expect(dialog.snapshot().status).toBe('done');
    expect(dialog.reportsSaved()).toEqual([{ id: 'ann', row: { ...newer, assignment: null } }]);
  });

  it('overwrites only the changed fields after a confirmation', async () => {
    const dialog = await openDialog(changed(newer));
    const snapshot = await submit(dialog);
    expect(select.selectDifferences(snapshot)).toEqual([{ field: 'lastName', typed: 'Lee', saved: '' }]);
    dialog.actor.send({ type: 'conflict.overwrite' });
    await settle();
    expect(dialog.called.saveUser).toHaveBeenLastCalledWith({
      updatedAt: 'v3',
      firstName: 'Anne',
      lastName: 'Lee',
      role: 'SUPERVISOR',
      departmentId: 'sales',
      teamId: 'field',
      reason: '',
    });
    expect(dialog.successes()).toEqual(['User updated successfully']);
  });

  it('replaces the form with the newer values', async () => {
    const dialog = await openDialog(changed(newer));
    await submit(dialog);
    dialog.actor.send({ type: 'conflict.takeNewer' });
    const snapshot = dialog.snapshot();
    expect(select.selectView(snapshot)).toBe('form');
    expect(selectForm(snapshot)).toMatchObject({ firstName: 'Anne', lastName: '', role: 'SUPERVISOR' });
    expect(select.selectTarget(snapshot).updatedAt).toBe('v3');
    expect(select.selectFailure(snapshot)).toBeNull();
    expect(dialog.failures()).toEqual([]);
    expect(snapshot.context.newer).toBeNull();
  });

  it('F-97 shows after Use theirs that there is nothing to save, until a field changes', async () => {
    const dialog = await openDialog(changed(newer));
    await submit(dialog);
    const note = () => select.selectTakenNewerNote(dialog.snapshot());
    expect(note()).toBeNull();
    dialog.actor.send({ type: 'conflict.takeNewer' });
    expect(note()).toBe('These are the values they saved. There is nothing left to save.');
    dialog.actor.send({ type: 'field.change', field: 'lastName', value: 'Lee' });
    expect(note()).toBe('Your changes are not saved yet. Press Save to save them.');
  });

  it('denies permission when the person now has a higher role than the editor', async () => {
    const dialog = await openDialog(changed({ ...newer, role: 'ADMIN' }));
    const snapshot = await submit(dialog);
    expect(select.selectView(snapshot)).toBe('permissionDenied');
    expect(select.selectTarget(snapshot).role).toBe('ADMIN');
    expect(dialog.reportsSaved()).toEqual([{ id: 'ann', row: { ...newer, role: 'ADMIN' } }]);
  });

  it.each(['dialog.close', 'dialog.dismiss'] as const)('shows that the user is gone until %s', async (type) => {
    const dialog = await openDialog(changed(null));
    expect(select.selectView(await submit(dialog))).toBe('gone');
    expect(dialog.reportsGone()).toEqual([{ id: 'ann' }]);
    dialog.actor.send({ type });
    expect(dialog.snapshot().status).toBe('done');
  });
});
