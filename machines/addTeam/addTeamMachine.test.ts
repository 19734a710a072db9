import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import { addReports, describeAddDialog } from '../shared/adding.cases.ts';
import { describeChoices } from '../shared/choices.cases.ts';
import { selectChoicesStatus, selectErrors, selectForm } from '../shared/dialogSelectors.ts';
import type { Department } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { selectDepartmentChoices, selectFailure } from './addTeamContext.ts';
import { addTeamMachine } from './addTeamMachine.ts';
import type { TeamField } from './teamForm.ts';

const coverage = trackTransitions(addTeamMachine);
afterAll(coverage.expectComplete);

const sales = { id: 'sales', name: 'Sales' };
const none = { id: '', name: 'No Department' };

function openDialog(
  add = answering<Outcome>(accepted(null)),
  load = answering<Outcome<Department[]>>(),
  department: Department | null = null,
) {
  const { said, ...reports } = addReports();
  const clock = new SimulatedClock();
  const machine = addTeamMachine.provide({
    actors: { addTeam: fromPromise(({ input }) => add(input)), loadDepartments: fromPromise(() => load()) },
    actions: { ...said.actions, ...reports },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input: { department } }).start();
  const type = (value: string, field: TeamField = 'name') => actor.send({ type: 'field.change', field, value });
  const submit = async () => {
    actor.send({ type: 'form.submit' });
    await settle();
    return actor.getSnapshot();
  };
  return { actor, add, clock, load, said, submit, type, ...reports };
}

describe('a department whose teams are listed', () => {
  it('offers the given department before the others are loaded, and closes on Escape', async () => {
    const { actor, add, load, submit, type } = openDialog(undefined, undefined, sales);
    expect(load).toHaveBeenCalledOnce();
    expect(selectForm(actor.getSnapshot())).toEqual({ name: '', departmentId: 'sales' });
    expect(selectDepartmentChoices(actor.getSnapshot())).toEqual([none, sales]);
    expect(actor.getSnapshot().can({ type: 'dialog.dismiss' })).toBe(true);
    type('', 'departmentId');
    expect(actor.getSnapshot().can({ type: 'dialog.dismiss' })).toBe(false);
    type('sales', 'departmentId');
    type('Field');
    await submit();
    expect(add).toHaveBeenLastCalledWith({ name: 'Field', departmentId: 'sales' });
    expect(actor.getSnapshot().status).toBe('done');
  });
});

it('lists the departments after No Department', async () => {
  const { actor } = openDialog(undefined, answering<Outcome<Department[]>>(accepted([sales])));
  expect(selectChoicesStatus(actor.getSnapshot())).toBe('loading');
  expect(selectDepartmentChoices(actor.getSnapshot())).toEqual([none]);
  await settle();
  expect(selectChoicesStatus(actor.getSnapshot())).toBe('ready');
  expect(selectDepartmentChoices(actor.getSnapshot())).toEqual([none, sales]);
});

describeChoices([sales], (load) => openDialog(undefined, load));

it.each(['name', 'departmentId'] as const)('closes on Escape until %s is filled in, and always on Cancel', (field) => {
  const untouched = openDialog().actor;
  untouched.send({ type: 'dialog.dismiss' });
  expect(untouched.getSnapshot().status).toBe('done');
  const { actor, type } = openDialog();
  type('sales', field);
  expect(actor.getSnapshot().can({ type: 'dialog.dismiss' })).toBe(false);
  actor.send({ type: 'dialog.dismiss' });
  expect(selectForm(actor.getSnapshot())[field]).toBe('sales');
  actor.send({ type: 'dialog.close' });
  expect(actor.getSnapshot().status).toBe('done');
});

it.each([
  ['sales', 'sales'],
  ['', null],
])('sends the trimmed name and the department, announces and reports the team, and closes', async (chosen, sent) => {
  const { actor, add, reportAdded, reportUnconfirmed, said, submit, type } = openDialog();
  type('  Field ');
  type(chosen, 'departmentId');
  await submit();
  expect(add).toHaveBeenCalledExactlyOnceWith({ name: 'Field', departmentId: sent });
  expect(said.success()).toEqual(['Team added successfully']);
  expect(said.failure()).toEqual([]);
  expect(reportAdded).toHaveBeenCalledOnce();
  expect(reportUnconfirmed).not.toHaveBeenCalled();
  expect(actor.getSnapshot().status).toBe('done');
});

it('shows that the name is in use until a field changes', async () => {
  const { actor, submit, type } = openDialog(answering<Outcome>(rejected('taken', 'Taken')));
  type('Field');
  expect(selectErrors(await submit())).toEqual({ name: 'Taken' });
  type('sales', 'departmentId');
  expect(selectErrors(actor.getSnapshot())).toEqual({});
});

describeAddDialog('Team', openDialog, selectFailure);
