import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, vi } from 'vitest';
import { saveRecordMachine } from '../saveRecord/saveRecordMachine.ts';
import { accepted, answering, type DEFECT, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { selectView, type Reading } from './nameDialogContext.ts';
import { nameDialogMachine } from './nameDialogMachine.ts';

/** The dialog that renames the department Sales, with the effects that a test specifies. */

export const coverage = trackTransitions(nameDialogMachine);

const sales = { id: '1', name: 'Sales' };
export const read = (name: string, updatedAt = 'old'): Reading => accepted({ id: '1', name, updatedAt });
export const MISSING: Reading = accepted(null);
export const UNCONFIRMED = 'Could not confirm whether the department was renamed. Check your connection and try again.';

type Answers<Value> = (Value | typeof DEFECT)[];

/** Opens the dialog, and waits until the name is read. */
export async function openDialog(readings: Answers<Reading>, saves: Answers<Reading> = [], saving = saveRecordMachine) {
  const clock = new SimulatedClock();
  const load = answering(...readings);
  const save = answering(...saves);
  const reportChanged = vi.fn();
  const said: string[] = [];
  const say = (_: unknown, { text }: { text: string }) => said.push(text);
  const machine = nameDialogMachine.provide({
    actors: {
      loadRow: fromPromise(({ input }) => load(input)),
      saveRow: saving.provide({
        actors: {
          save: fromPromise(({ input: { row, edit } }) => save({ ...edit, id: row.id, updatedAt: row.updatedAt })),
          load: fromPromise(({ input }) => load(input)),
        },
      }),
    },
    actions: { announceSuccess: say, announceFailure: say, reportChanged },
  });
  const actor = createActor(machine, {
    clock,
    inspect: coverage.inspect,
    input: { noun: 'Department', row: sales },
  }).start();
  const now = () => actor.getSnapshot();
  const view = () => (now().status === 'done' ? 'closed' : selectView(now()));
  const rename = async (name: string) => {
    actor.send({ type: 'field.change', value: name });
    actor.send({ type: 'form.submit' });
    await settle();
  };
  expect(selectView(now())).toBe('reading');
  expect(now().hasTag('busy')).toBe(true);
  await settle();
  return { actor, clock, load, save, reportChanged, said, now, rename, view };
}
