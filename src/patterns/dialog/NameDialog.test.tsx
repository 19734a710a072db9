import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Reading } from '../../../machines/nameDialog/nameDialogContext.ts';
import { nameDialogMachine } from '../../../machines/nameDialog/nameDialogMachine.ts';
import { saveRecordMachine } from '../../../machines/saveRecord/saveRecordMachine.ts';
import { STILL_WORKING_AFTER } from '../../../machines/rules/limits.ts';
import { settle } from '../../../machines/testing/answers.ts';
import { dialogMarkup, nothing } from './dialogMarkup.tsx';
import { NameDialog } from './NameDialog.tsx';
import type { NamedRows } from './nameDialogActor.ts';

/** Toasts need a browser. */
vi.mock('../toasts/ToastSlot.tsx', () => ({ ToastSlot: () => null }));

const sales = { id: '1', name: 'Sales', updatedAt: 'old' };
const unanswered = <Value,>() => new Promise<Value>(() => {});

const departments: NamedRows = {
  add: () => unanswered(),
  load: () => unanswered(),
  save: () => unanswered(),
};

it.each([
  ['is read', unanswered<Reading>],
  ['is saved', () => Promise.resolve<Reading>({ ok: true, value: sales })],
] as const)('says that it is still working while the name %s', async (_, load) => {
  const clock = new SimulatedClock();
  const logic = nameDialogMachine.provide({
    actors: {
      loadRow: fromPromise(load),
      saveRow: saveRecordMachine.provide({ actors: { save: fromPromise(() => unanswered()) } }),
    },
  });
  const dialog = createActor(logic, { clock, input: { noun: 'Department', row: sales } }).start();
  const markup = () =>
    dialogMarkup(
      <NameDialog
        noun="Department"
        row={sales}
        of={departments}
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
