import { afterAll, describe, expect, it } from 'vitest';
import type { Team } from '../shared/entities.ts';
import { describeChoices } from '../shared/choices.cases.ts';
import {
  selectChoicesStatus,
  selectErrors,
  selectForm,
  selectIsBusy,
  selectIsSlow,
} from '../shared/dialogSelectors.ts';
import type { Outcome } from '../shared/outcome.ts';
import { STILL_WORKING_AFTER } from '../rules/limits.ts';
import { accepted, answering, rejected, settle } from '../testing/answers.ts';
import { coverage, legal, none, openDialog, renamed, sales, submitted, team, UNCONFIRMED } from './dialogFixtures.ts';
import * as select from './editTeamContext.ts';
import './newerVersion.cases.ts';
import { saveTeam } from './saveTeam.ts';

afterAll(coverage.expectComplete);

describe('form', () => {
  it('shows the saved values', () => {
    const { actor } = openDialog();
    expect(selectForm(actor.getSnapshot())).toEqual({ name: 'Field', departmentId: 'sales' });
    expect(actor.getSnapshot().context.team).toEqual(team);
  });

  it('lists the departments after No Department, and the current one before they are loaded', async () => {
    const { actor } = openDialog();
    expect(selectChoicesStatus(actor.getSnapshot())).toBe('loading');
    expect(select.selectDepartmentChoices(actor.getSnapshot())).toEqual([none, sales]);
    await settle();
    expect(selectChoicesStatus(actor.getSnapshot())).toBe('ready');
    expect(select.selectDepartmentChoices(actor.getSnapshot())).toEqual([none, legal, sales]);
  });

  it('requires a name', async () => {
    const { actor, called, submit, type } = openDialog();
    type('  ');
    const snapshot = await submit();
    expect(selectErrors(snapshot)).toEqual({ name: 'Team name is required' });
    expect(called.saveTeam).not.toHaveBeenCalled();
    type('Field');
    expect(selectErrors(actor.getSnapshot())).toEqual({});
  });

  it.each([
    ['name', 'Outdoor'],
    ['departmentId', ''],
  ] as const)('closes on Escape until %s differs, and always on Cancel', (field, value) => {
    const untouched = openDialog();
    untouched.actor.send({ type: 'dialog.dismiss' });
    expect(untouched.view()).toBe('closed');
    const { actor, type, view } = openDialog();
    type(value, field);
    expect(actor.getSnapshot().can({ type: 'dialog.dismiss' })).toBe(false);
    actor.send({ type: 'dialog.dismiss' });
    expect(selectForm(actor.getSnapshot())[field]).toBe(value);
    actor.send({ type: 'dialog.close' });
    expect(view()).toBe('closed');
  });

  it('closes without a request when nothing changed', async () => {
    const { called, said, submit, type, view } = openDialog();
    type(' Field ');
    await submit();
    expect(view()).toBe('closed');
    expect(called.saveTeam).not.toHaveBeenCalled();
    expect(said.success()).toEqual([]);
  });
});

describeChoices([legal, sales], (loadDepartments) => openDialog({ loadDepartments }));

describe('saving', () => {
  it('announces the success, reports the row and closes', async () => {
    const { called, said, saved, view } = await submitted();
    expect(called.saveTeam).toHaveBeenCalledExactlyOnceWith({
      updatedAt: 'v1',
      name: 'Outdoor',
      departmentId: 'sales',
    });
    expect(said.success()).toEqual(['Team updated successfully']);
    expect(said.failure()).toEqual([]);
    expect(saved()).toEqual([{ id: 'field', row: renamed }]);
    expect(view()).toBe('closed');
  });

  it('reports no row when it could not be read after the write', async () => {
    const { said, saved, view } = await submitted({ loadTeam: answering<Outcome<Team | null>>(rejected('other')) });
    expect(said.success()).toEqual(['Team updated successfully']);
    expect(saved()).toEqual([{ id: 'field', row: null }]);
    expect(view()).toBe('closed');
  });

  it.each([
    ['Taken.', 'Taken.'],
    [null, 'Failed to update team'],
  ])('shows under the field that the name is in use', async (message, text) => {
    const { actor, said, view } = await submitted({ saveTeam: answering<Outcome>(rejected('taken', message)) });
    expect(view()).toBe('form');
    expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(selectErrors(actor.getSnapshot())).toEqual({ name: text });
    expect(select.selectMessage(actor.getSnapshot())).toBeNull();
    expect(said.failure()).toEqual([]);
  });

  it.each([
    ['You may not do this', 'You may not do this'],
    [null, 'Failed to update team'],
  ])('keeps the form, and shows the server message or the fallback', async (message, text) => {
    const { actor, said, saved, type, view } = await submitted({
      saveTeam: answering<Outcome>(rejected('permission', message)),
      loadTeam: answering<Outcome<Team | null>>(accepted(team)),
    });
    expect(view()).toBe('form');
    expect(select.selectMessage(actor.getSnapshot())).toBe(text);
    expect(said.failure()).toEqual([text]);
    expect(selectForm(actor.getSnapshot()).name).toBe(' Outdoor ');
    expect(saved()).toEqual([]);
    type('Yard');
    expect(select.selectMessage(actor.getSnapshot())).toBeNull();
  });

  it('reports an unconfirmed save, refreshes the list, and can retry', async () => {
    const { actor, called, said, saved, submit, view } = await submitted({
      saveTeam: answering<Outcome>(rejected('unreachable'), accepted(null)),
      loadTeam: answering<Outcome<Team | null>>(rejected('unreachable'), accepted(renamed)),
    });
    expect(select.selectMessage(actor.getSnapshot())).toBe(UNCONFIRMED);
    expect(said.failure()).toEqual([UNCONFIRMED]);
    expect(saved()).toEqual([{ id: 'field', row: null }]);
    expect(selectForm(actor.getSnapshot()).name).toBe(' Outdoor ');
    await submit();
    expect(called.saveTeam).toHaveBeenCalledTimes(2);
    expect(view()).toBe('closed');
  });

  it('clears the last error while retrying', async () => {
    const { actor } = await submitted({ saveTeam: answering<Outcome>(rejected('other')) });
    actor.send({ type: 'form.submit' });
    expect(select.selectMessage(actor.getSnapshot())).toBeNull();
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
  });

  it('reports an unconfirmed save when the update throws', async () => {
    const broken = saveTeam.provide({
      actions: {
        setResult: () => {
          throw new Error('Unexpected error');
        },
      },
    });
    const { actor, said, view } = await submitted({}, broken);
    expect(view()).toBe('form');
    expect(said.failure()).toEqual([UNCONFIRMED]);
    expect(select.selectMessage(actor.getSnapshot())).toBe(UNCONFIRMED);
  });

  it('sends once, and shows after 5 s that the request is slow', async () => {
    const { actor, called, clock } = await submitted({ saveTeam: answering<Outcome>() });
    actor.send({ type: 'form.submit' });
    expect(called.saveTeam).toHaveBeenCalledOnce();
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(STILL_WORKING_AFTER);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
  });

  it('closes on Cancel but not on Escape while saving, and refreshes the row', async () => {
    const { actor, saved, view } = await submitted({ saveTeam: answering<Outcome>() });
    actor.send({ type: 'dialog.dismiss' });
    expect(view()).toBe('form');
    actor.send({ type: 'dialog.close' });
    expect(view()).toBe('closed');
    expect(saved()).toEqual([{ id: 'field', row: null }]);
  });
});
