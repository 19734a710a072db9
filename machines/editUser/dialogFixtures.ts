import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { vi } from 'vitest';
import type { User } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import type { Role } from '../rules/roles.ts';
import { accepted, answering, settle, toasts } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { EditUserField } from './editUserForm.ts';
import { editUserMachine } from './editUserMachine.ts';
import { saveUser } from './saveUser.ts';
import { ann as lee, legal, sales, type Reading } from './userFixtures.ts';

/** The Edit User dialog with the effects that a test specifies. */

export const coverage = trackTransitions(editUserMachine);

export const field = {
  id: 'field',
  name: 'Field',
  department: sales,
  memberCount: 1,
  isArchived: false,
  updatedAt: '',
};
export const desk = { id: 'desk', name: 'Desk', department: sales, memberCount: 0, isArchived: false, updatedAt: '' };
export const choices: PlacementChoices = { departments: [legal, sales], teams: [field, desk] };
export const ann: User = {
  ...lee,
  lastName: null,
  assignment: { id: 'a1', team: { id: 'field', name: 'Field' }, department: sales },
};
export const saved: User = { ...ann, lastName: 'Lee', updatedAt: 'v2' };

type Answers = Partial<ReturnType<typeof effects>>;
type Options = { target?: User; role?: Role; saving?: typeof saveUser };

function effects() {
  return {
    saveUser: answering<Outcome>(accepted(null)),
    loadUser: answering<Reading>(accepted(saved)),
    loadChoices: answering<Outcome<PlacementChoices>>(accepted(choices)),
  };
}

/** Opens the dialog on Ann as a MANAGER, or with the given options. */
export async function openDialog(answers: Answers = {}, options: Options = {}) {
  const { target = ann, role = 'MANAGER', saving = saveUser } = options;
  const called = { ...effects(), ...answers };
  const said = toasts();
  const reportSaved = vi.fn<(action: unknown, params: { id: string; row: User | null }) => void>();
  const reportGone = vi.fn<(action: unknown, params: { id: string }) => void>();
  const clock = new SimulatedClock();
  const machine = editUserMachine.provide({
    actions: { ...said.actions, reportSaved, reportGone },
    actors: {
      loadChoices: fromPromise(() => called.loadChoices()),
      saveUser: saving.provide({
        actors: {
          save: fromPromise(({ input: { row, edit } }) => called.saveUser({ updatedAt: row.updatedAt, ...edit })),
          load: fromPromise(({ input }) => called.loadUser(input)),
        },
      }),
    },
  });
  const input = { editor: { id: 'boss', role }, target };
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input }).start();
  await settle();
  return {
    actor,
    called,
    clock,
    snapshot: () => actor.getSnapshot(),
    successes: said.success,
    failures: said.failure,
    reportsSaved: () => reportSaved.mock.calls.map(([, params]) => params),
    reportsGone: () => reportGone.mock.calls.map(([, params]) => params),
  };
}

export type Dialog = Awaited<ReturnType<typeof openDialog>>;

/** Changes fields of the form. */
export function change({ actor }: Dialog, fields: Partial<Record<EditUserField, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    actor.send({ type: 'field.change', field: name as EditUserField, value });
  }
}

/** Gives Ann a last name, changes `fields`, submits and waits for the result. */
export async function submit(dialog: Dialog, fields: Partial<Record<EditUserField, string>> = {}) {
  change(dialog, { lastName: ' Lee ', ...fields });
  dialog.actor.send({ type: 'form.submit' });
  await settle();
  return dialog.snapshot();
}
