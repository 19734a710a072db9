import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { vi } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import type { Role } from '../rules/roles.ts';
import { accepted, answering, settle, toasts } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { accountEffects, withEffects } from './accountFixtures.ts';
import { addUserMachine } from './addUserMachine.ts';
import { newAccountMachine } from './newAccountMachine.ts';

/** The Add User dialog with the effects that a test specifies. */

export const coverage = trackTransitions(addUserMachine);

const sales = { id: 'sales', name: 'Sales' };

export const choices: PlacementChoices = {
  departments: [sales, { id: 'legal', name: 'Legal' }],
  teams: [
    { id: 'field', name: 'Field', department: sales, memberCount: 0, isArchived: false, updatedAt: '' },
    { id: 'choir', name: 'Choir', department: null, memberCount: 0, isArchived: false, updatedAt: '' },
  ],
};

export const NO_ANSWER = 'The server did not answer. Check your connection and try again.';

type Options = { role?: Role; newAccount?: typeof newAccountMachine };
export type Answers = Partial<ReturnType<typeof effects>>;
export type Dialog = Awaited<ReturnType<typeof openDialog>>;

function effects() {
  return {
    ...accountEffects(),
    loadChoices: answering<Outcome<PlacementChoices>>(accepted(choices)),
    copyToClipboard: answering<unknown>(null),
  };
}

/** Opens the dialog as a MANAGER, or in the role of `options`. */
export async function openDialog(answers: Answers = {}, options: Options = {}) {
  const { role = 'MANAGER', newAccount = newAccountMachine } = options;
  const called = { ...effects(), ...answers };
  const said = toasts();
  const reportAdded = vi.fn<(action: unknown, params: { userId: string }) => void>();
  const reportUnconfirmed = vi.fn();
  const clock = new SimulatedClock();
  const machine = addUserMachine.provide({
    actions: { ...said.actions, announceUnfinished: said.actions.announceFailure, reportAdded, reportUnconfirmed },
    actors: {
      loadChoices: fromPromise(() => called.loadChoices()),
      discardUnfinishedAccount: fromPromise(({ input }) => called.discardUnfinishedAccount(input)),
      copyToClipboard: fromPromise(({ input }) => called.copyToClipboard(input)),
      newAccount: withEffects(newAccount, called),
    },
  });
  const input = { editor: { id: 'boss', role } };
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input }).start();
  await settle();
  return { actor, called, said, clock, reportAdded, reportUnconfirmed, snapshot: () => actor.getSnapshot() };
}

/** Fills in the required fields and the placement. */
export function fillIn({ actor }: Dialog, placement: { departmentId?: string; teamId?: string } = {}) {
  actor.send({ type: 'field.change', field: 'email', value: ' ann@example.org ' });
  actor.send({ type: 'field.change', field: 'firstName', value: ' Ann ' });
  actor.send({ type: 'field.change', field: 'lastName', value: 'Lee' });
  const { departmentId, teamId } = placement;
  if (departmentId) actor.send({ type: 'field.change', field: 'departmentId', value: departmentId });
  if (teamId) actor.send({ type: 'field.change', field: 'teamId', value: teamId });
}

/** Fills in the form, submits it and waits for the result. */
export async function submit(dialog: Dialog, placement = {}) {
  fillIn(dialog, placement);
  dialog.actor.send({ type: 'form.submit' });
  await settle();
  return dialog.snapshot();
}

type PressedButton = 'retry' | 'account.discard' | 'account.startOver' | 'assignment.skip';

/** Presses a button and waits for the result. */
export async function press({ actor, snapshot }: Dialog, type: PressedButton) {
  actor.send({ type });
  await settle();
  return snapshot();
}
