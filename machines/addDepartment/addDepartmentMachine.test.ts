import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, expect, it } from 'vitest';
import { addReports, describeAddDialog } from '../shared/adding.cases.ts';
import { selectName } from '../shared/dialogSelectors.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { selectFailure } from './addDepartmentContext.ts';
import { addDepartmentMachine } from './addDepartmentMachine.ts';

const coverage = trackTransitions(addDepartmentMachine);
afterAll(coverage.expectComplete);

function openDialog(add = answering<Outcome>(accepted(null))) {
  const { said, ...reports } = addReports();
  const clock = new SimulatedClock();
  const machine = addDepartmentMachine.provide({
    actors: { addDepartment: fromPromise(({ input }) => add(input)) },
    actions: { ...said.actions, ...reports },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  const type = (value: string) => actor.send({ type: 'field.change', value });
  const submit = async () => {
    actor.send({ type: 'form.submit' });
    await settle();
    return actor.getSnapshot();
  };
  return { actor, add, clock, said, submit, type, ...reports };
}

it('closes on Escape while the form is empty, otherwise only on Cancel', () => {
  const empty = openDialog().actor;
  empty.send({ type: 'dialog.dismiss' });
  expect(empty.getSnapshot().status).toBe('done');
  const { actor, type } = openDialog();
  type('Sales');
  expect(actor.getSnapshot().can({ type: 'dialog.dismiss' })).toBe(false);
  actor.send({ type: 'dialog.dismiss' });
  expect(selectName(actor.getSnapshot())).toBe('Sales');
  actor.send({ type: 'dialog.close' });
  expect(actor.getSnapshot().status).toBe('done');
});

it('sends the trimmed name, announces and reports the department, and closes', async () => {
  const { actor, add, reportAdded, reportUnconfirmed, said, submit, type } = openDialog();
  type('  Sales ');
  await submit();
  expect(add).toHaveBeenCalledExactlyOnceWith({ name: 'Sales' });
  expect(said.success()).toEqual(['Department added successfully']);
  expect(said.failure()).toEqual([]);
  expect(reportAdded).toHaveBeenCalledOnce();
  expect(reportUnconfirmed).not.toHaveBeenCalled();
  expect(actor.getSnapshot().status).toBe('done');
});

describeAddDialog('Department', openDialog, selectFailure);
