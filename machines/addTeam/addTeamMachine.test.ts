import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Department } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { NAME_LENGTH, REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { CLOSED } from './addTeamContext.ts';
import { addTeamMachine } from './addTeamMachine.ts';
import * as select from './selectors.ts';
import type { TeamField } from './teamForm.ts';

const coverage = trackTransitions(addTeamMachine);
afterAll(coverage.expectComplete);

const sales = { id: 'sales', name: 'Sales' };
const none = { id: '', name: 'No Department' };
const UNCONFIRMED = 'Could not confirm whether the team was added. Check your connection and try again.';

function openDialog(add = answering<Outcome>(accepted(null)), load = answering<Outcome<Department[]>>()) {
  const announceSuccess = vi.fn<(action: unknown, params: { text: string }) => void>();
  const announceFailure = vi.fn<(action: unknown, params: { text: string }) => void>();
  const reportAdded = vi.fn();
  const reportUnconfirmed = vi.fn();
  const clock = new SimulatedClock();
  const machine = addTeamMachine.provide({
    actors: { addTeam: fromPromise(({ input }) => add(input)), loadDepartments: fromPromise(() => load()) },
    actions: { announceSuccess, announceFailure, reportAdded, reportUnconfirmed },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  const type = (value: string, field: TeamField = 'name') => actor.send({ type: 'field.change', field, value });
  const submit = async () => {
    actor.send({ type: 'form.submit' });
    await settle();
    return actor.getSnapshot();
  };
  const said = {
    success: () => announceSuccess.mock.calls.map(([, { text }]) => text),
    failure: () => announceFailure.mock.calls.map(([, { text }]) => text),
  };
  expect(select.selectIsOpen(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'dialog.open' });
  expect(select.selectIsOpen(actor.getSnapshot())).toBe(true);
  return { actor, add, clock, load, reportAdded, reportUnconfirmed, said, submit, type };
}

describe('a department whose teams are listed', () => {
  it('is offered, before the others have come, and is nothing that Escape would lose', async () => {
    const { actor, add, load, submit, type } = openDialog();
    actor.send({ type: 'dialog.dismiss' });
    actor.send({ type: 'dialog.open', department: sales });
    expect(load).toHaveBeenCalledTimes(2);
    expect(select.selectForm(actor.getSnapshot())).toEqual({ name: '', departmentId: 'sales' });
    expect(select.selectDepartmentChoices(actor.getSnapshot())).toEqual([none, sales]);
    expect(actor.getSnapshot().can({ type: 'dialog.dismiss' })).toBe(true);
    type('', 'departmentId');
    expect(actor.getSnapshot().can({ type: 'dialog.dismiss' })).toBe(false);
    type('sales', 'departmentId');
    type('Field');
    await submit();
    expect(add).toHaveBeenLastCalledWith({ name: 'Field', departmentId: 'sales' });
    expect(actor.getSnapshot().context).toEqual(CLOSED);
  });
});

describe('the departments', () => {
  it('come after No Department', async () => {
    const { actor } = openDialog(undefined, answering<Outcome<Department[]>>(accepted([sales])));
    expect(select.selectChoicesStatus(actor.getSnapshot())).toBe('loading');
    expect(select.selectDepartmentChoices(actor.getSnapshot())).toEqual([none]);
    await settle();
    expect(select.selectChoicesStatus(actor.getSnapshot())).toBe('ready');
    expect(select.selectDepartmentChoices(actor.getSnapshot())).toEqual([none, sales]);
  });

  it.each([
    ['rejected', { answer: rejected('other') }],
    ['a defect', { answer: DEFECT }],
  ] as const)('can be asked for again when they do not come (%s); the form works without', async (_, { answer }) => {
    const { actor, add, load, submit, type } = openDialog(
      undefined,
      answering<Outcome<Department[]>>(answer, accepted([sales])),
    );
    await settle();
    expect(select.selectChoicesStatus(actor.getSnapshot())).toBe('failed');
    actor.send({ type: 'choices.retry' });
    expect(load).toHaveBeenCalledTimes(2);
    await settle();
    expect(select.selectChoicesStatus(actor.getSnapshot())).toBe('ready');
    type('Field');
    await submit();
    expect(add).toHaveBeenCalledOnce();
  });

  it('are waited for 15 s', () => {
    const { actor, clock } = openDialog();
    clock.increment(REQUEST_TIMEOUT - 1);
    expect(select.selectChoicesStatus(actor.getSnapshot())).toBe('loading');
    clock.increment(1);
    expect(select.selectChoicesStatus(actor.getSnapshot())).toBe('failed');
  });
});

describe('filling in', () => {
  it.each([
    ['  ', 'Team name is required'],
    ['x'.repeat(NAME_LENGTH + 1), 'Team name must be at most 200 characters'],
  ])('refuses a wrong name before anything is sent', async (name, text) => {
    const { actor, add, submit, type } = openDialog();
    type(name);
    const snapshot = await submit();
    expect(select.selectErrors(snapshot)).toEqual({ name: text });
    expect(add).not.toHaveBeenCalled();
    type('Field');
    expect(select.selectErrors(actor.getSnapshot())).toEqual({});
  });

  it.each(['name', 'departmentId'] as const)(
    'closes by Escape until %s is filled in, and by Cancel always',
    (field) => {
      const { actor, type } = openDialog();
      actor.send({ type: 'dialog.dismiss' });
      expect(select.selectIsOpen(actor.getSnapshot())).toBe(false);
      actor.send({ type: 'dialog.open' });
      type('sales', field);
      expect(actor.getSnapshot().can({ type: 'dialog.dismiss' })).toBe(false);
      actor.send({ type: 'dialog.dismiss' });
      expect(select.selectForm(actor.getSnapshot())[field]).toBe('sales');
      actor.send({ type: 'dialog.close' });
      expect(select.selectIsOpen(actor.getSnapshot())).toBe(false);
      expect(actor.getSnapshot().context).toEqual(CLOSED);
    },
  );
});

describe('adding', () => {
  it.each([
    ['sales', 'sales'],
    ['', null],
  ])('sends the trimmed name and the department, says so, reports it, closes and forgets', async (chosen, sent) => {
    const { actor, add, reportAdded, reportUnconfirmed, said, submit, type } = openDialog();
    type('  Field ');
    type(chosen, 'departmentId');
    await submit();
    expect(add).toHaveBeenCalledExactlyOnceWith({ name: 'Field', departmentId: sent });
    expect(said.success()).toEqual(['Team added successfully']);
    expect(said.failure()).toEqual([]);
    expect(reportAdded).toHaveBeenCalledOnce();
    expect(reportUnconfirmed).not.toHaveBeenCalled();
    expect(select.selectIsOpen(actor.getSnapshot())).toBe(false);
    expect(actor.getSnapshot().context).toEqual(CLOSED);
  });

  it.each([
    [
      'A team with this name already exists in this department',
      'A team with this name already exists in this department',
    ],
    [null, 'A team with this name already exists'],
  ])('says under the field that the name is in use, until either field is edited', async (message, text) => {
    const { actor, said, submit, type } = openDialog(answering<Outcome>(rejected('taken', message)));
    type('Field');
    const snapshot = await submit();
    expect(select.selectErrors(snapshot)).toEqual({ name: text });
    expect(select.selectFailure(snapshot)).toBeNull();
    expect(said.failure()).toEqual([]);
    type('sales', 'departmentId');
    expect(select.selectErrors(actor.getSnapshot())).toEqual({});
  });

  it.each([
    ['You may not do this', 'You may not do this'],
    [null, 'Failed to add team'],
  ])("keeps what was typed, and says the server's words or the catalogue's", async (message, text) => {
    const { actor, reportUnconfirmed, said, submit, type } = openDialog(answering<Outcome>(rejected('other', message)));
    type('Field');
    const snapshot = await submit();
    expect(select.selectFailure(snapshot)).toBe(text);
    expect(said.failure()).toEqual([text]);
    expect(select.selectForm(snapshot)).toEqual({ name: 'Field', departmentId: '' });
    expect(reportUnconfirmed).not.toHaveBeenCalled();
    type('Field 2');
    expect(select.selectFailure(actor.getSnapshot())).toBeNull();
  });

  it.each([
    ['no answer', { answer: rejected('unreachable') }],
    ['a defect', { answer: DEFECT }],
  ] as const)('does not know after %s: says so, has the list read again, keeps the text', async (_, { answer }) => {
    const { actor, add, reportUnconfirmed, said, submit, type } = openDialog(
      answering<Outcome>(answer, rejected('taken')),
    );
    type('Field');
    const snapshot = await submit();
    expect(select.selectFailure(snapshot)).toBe(UNCONFIRMED);
    expect(said.failure()).toEqual([UNCONFIRMED]);
    expect(reportUnconfirmed).toHaveBeenCalledOnce();
    actor.send({ type: 'form.submit' });
    expect(select.selectFailure(actor.getSnapshot())).toBeNull();
    await settle();
    expect(add).toHaveBeenCalledTimes(2);
    expect(select.selectErrors(actor.getSnapshot())).toEqual({
      name: 'A team with this name already exists. Your last attempt may have added it.',
    });
  });

  it('sends once, says after 5 s that it is still working, and gives up after 15 s', () => {
    const { actor, add, clock, reportUnconfirmed, said, type } = openDialog(answering<Outcome>());
    type('Field');
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.submit' });
    expect(add).toHaveBeenCalledOnce();
    expect(select.selectIsBusy(actor.getSnapshot())).toBe(true);
    expect(select.selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(STILL_WORKING_AFTER);
    expect(select.selectIsSlow(actor.getSnapshot())).toBe(true);
    clock.increment(REQUEST_TIMEOUT - STILL_WORKING_AFTER);
    expect(select.selectIsBusy(actor.getSnapshot())).toBe(false);
    expect(said.failure()).toEqual([UNCONFIRMED]);
    expect(reportUnconfirmed).toHaveBeenCalledOnce();
  });

  it('can be cancelled; whether it was added is unknown then', () => {
    const { actor, reportUnconfirmed, type } = openDialog(answering<Outcome>());
    type('Field');
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'dialog.dismiss' });
    expect(select.selectIsBusy(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'dialog.close' });
    expect(select.selectIsOpen(actor.getSnapshot())).toBe(false);
    expect(reportUnconfirmed).toHaveBeenCalledOnce();
  });
});
