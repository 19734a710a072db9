import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Reading } from '../../../../machines/renameDepartment/renameDepartmentContext.ts';
import { renameDepartmentMachine } from '../../../../machines/renameDepartment/renameDepartmentMachine.ts';
import { saveRecordMachine } from '../../../../machines/saveRecord/saveRecordMachine.ts';
import { STILL_WORKING_AFTER } from '../../../../machines/rules/limits.ts';
import { settle } from '../../../../machines/testing/answers.ts';
import { dialogMarkup, nothing } from '../../../patterns/dialog/dialogMarkup.tsx';
import { Component as RenameDepartmentDialog } from './RenameDepartmentDialog.tsx';

/** Toasts need a browser. */
vi.mock('../../../patterns/toasts/ToastSlot.tsx', () => ({ ToastSlot: () => null }));

const sales = { id: '1', name: 'Sales', isArchived: false, updatedAt: 'old' };
const unanswered = <Value,>() => new Promise<Value>(() => {});

it.each([
  ['is read', unanswered<Reading>],
  ['is saved', () => Promise.resolve<Reading>({ ok: true, value: sales })],
] as const)('says that it is still working while the name %s', async (_, load) => {
  const clock = new SimulatedClock();
  const logic = renameDepartmentMachine.provide({
    actors: {
      loadDepartment: fromPromise(load),
      saveDepartment: saveRecordMachine.provide({ actors: { save: fromPromise(() => unanswered()) } }),
    },
  });
  const dialog = createActor(logic, { clock, input: { department: sales } }).start();
  const markup = () =>
    dialogMarkup(
      <RenameDepartmentDialog
        input={{ department: sales }}
        snapshot={dialog.getPersistedSnapshot()}
        onClosed={nothing}
      />,
    );
  await settle();
  dialog.send({ type: 'field.change', value: 'Trade' });
  dialog.send({ type: 'form.submit' });
  expect(markup()).not.toContain('Still working…');
  clock.increment(STILL_WORKING_AFTER);
  expect(markup()).toContain('Still working…');
});
