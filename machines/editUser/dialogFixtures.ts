import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { vi } from 'vitest';
import type { StaffMember } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import type { Role } from '../rules/roles.ts';
import { accepted, answering, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import type { EditUserField } from './editUserForm.ts';
import { editUserMachine } from './editUserMachine.ts';
import { staffUpdateMachine } from './staffUpdateMachine.ts';

/** The Edit User dialog as its tests see it: the production charts, with effects that answer what a test wants. */

export const coverage = trackTransitions(editUserMachine);

export const sales = { id: 'sales', name: 'Sales' };
export const legal = { id: 'legal', name: 'Legal' };
export const field = { id: 'field', name: 'Field', department: sales, memberCount: 1, updatedAt: '' };
export const desk = { id: 'desk', name: 'Desk', department: sales, memberCount: 0, updatedAt: '' };
export const choices: PlacementChoices = { departments: [legal, sales], teams: [field, desk] };
export const ann: StaffMember = {
  id: 'ann',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: null,
  displayName: null,
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  createdAt: '2024-01-05T13:45:09Z',
  updatedAt: 'v1',
  assignment: { id: 'a1', team: { id: 'field', name: 'Field' }, department: sales },
};
export const saved: StaffMember = { ...ann, lastName: 'Lee', updatedAt: 'v2' };

export type Saving = Outcome<StaffMember>;
export type Reading = Outcome<StaffMember | null>;
type Answers = Partial<ReturnType<typeof effects>>;
type Options = { target?: StaffMember; role?: Role; staffUpdate?: typeof staffUpdateMachine };

function effects() {
  return {
    loadChoices: answering<Outcome<PlacementChoices>>(accepted(choices)),
    saveStaffMember: answering<Saving>(accepted(saved)),
    assign: answering<Outcome>(),
    reassign: answering<Outcome>(accepted(null)),
    loadStaffMember: answering<Reading>(),
  };
}

/** Opens the dialog on Ann for a MANAGER, or as `options` say. */
export async function openDialog(answers: Answers = {}, options: Options = {}) {
  const { target = ann, role = 'MANAGER', staffUpdate = staffUpdateMachine } = options;
  const called = { ...effects(), ...answers };
  const announceSuccess = vi.fn<(action: unknown, params: { text: string }) => void>();
  const announceFailure = vi.fn<(action: unknown, params: { text: string }) => void>();
  const reportSaved = vi.fn<(action: unknown, params: { id: string; row: StaffMember | null }) => void>();
  const reportGone = vi.fn<(action: unknown, params: { id: string }) => void>();
  const clock = new SimulatedClock();
  const machine = editUserMachine.provide({
    actions: { announceSuccess, announceFailure, reportSaved, reportGone },
    actors: {
      loadChoices: fromPromise(() => called.loadChoices()),
      staffUpdate: staffUpdate.provide({
        actors: {
          saveStaffMember: fromPromise(({ input }) => called.saveStaffMember(input)),
          assign: fromPromise(({ input }) => called.assign(input)),
          reassign: fromPromise(({ input }) => called.reassign(input)),
          loadStaffMember: fromPromise(({ input }) => called.loadStaffMember(input)),
        },
      }),
    },
  });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  actor.send({ type: 'dialog.open', editor: { id: 'boss', role }, target });
  await settle();
  return {
    actor,
    called,
    clock,
    snapshot: () => actor.getSnapshot(),
    successes: () => announceSuccess.mock.calls.map(([, { text }]) => text),
    failures: () => announceFailure.mock.calls.map(([, { text }]) => text),
    reportsSaved: () => reportSaved.mock.calls.map(([, params]) => params),
    reportsGone: () => reportGone.mock.calls.map(([, params]) => params),
  };
}

export type Dialog = Awaited<ReturnType<typeof openDialog>>;

/** Types or chooses in the form. */
export function change({ actor }: Dialog, fields: Partial<Record<EditUserField, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    actor.send({ type: 'field.change', field: name as EditUserField, value });
  }
}

/** Gives Ann a last name, changes `fields` and submits; waits for what comes of it. */
export async function submit(dialog: Dialog, fields: Partial<Record<EditUserField, string>> = {}) {
  change(dialog, { lastName: ' Lee ', ...fields });
  dialog.actor.send({ type: 'form.submit' });
  await settle();
  return dialog.snapshot();
}
