import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { saveRecordMachine } from '../saveRecord/saveRecordMachine.ts';
import { addReports, describeAddDialog } from '../shared/adding.cases.ts';
import { selectName } from '../shared/dialogSelectors.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, settle } from '../testing/answers.ts';
import { coverage } from './dialogFixtures.ts';
import { selectMessage, selectOldName } from './nameDialogContext.ts';
import { nameDialogMachine } from './nameDialogMachine.ts';

/** Part of nameDialogMachine.test.ts: the dialog that adds a department. */

function openDialog(add = answering<Outcome>(accepted(null))) {
  const { said, reportUnconfirmed } = addReports();
  const clock = new SimulatedClock();
  const machine = nameDialogMachine.provide({
    actors: {
      addRow: fromPromise(({ input }) => add(input)),
      // Would succeed, so that a test fails if an add saves a row.
      saveRow: saveRecordMachine.provide({
        actors: { save: fromPromise(({ input }) => Promise.resolve(accepted(input.row))) },
      }),
    },
    actions: { ...said.actions, reportChanged: reportUnconfirmed },
  });
  const input = { noun: 'Department', row: null };
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input }).start();
  const type = (value: string) => actor.send({ type: 'field.change', value });
  const submit = async () => {
    actor.send({ type: 'form.submit' });
    await settle();
    return actor.getSnapshot();
  };
  return { actor, add, clock, said, submit, type, reportAdded: reportUnconfirmed, reportUnconfirmed };
}

it('closes on Escape while the form is empty, otherwise only on Cancel', () => {
  const empty = openDialog().actor;
  expect(selectOldName(empty.getSnapshot())).toBeNull();
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
  const { actor, add, reportAdded, said, submit, type } = openDialog();
  type('  Sales ');
  await submit();
  expect(add).toHaveBeenCalledExactlyOnceWith({ name: 'Sales' });
  expect(said.success()).toEqual(['Department added successfully']);
  expect(said.failure()).toEqual([]);
  expect(reportAdded).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().status).toBe('done');
});

describeAddDialog('Department', openDialog, selectMessage);
