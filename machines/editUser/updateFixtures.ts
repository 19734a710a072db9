import { createActor, fromPromise, isMachineSnapshot, SimulatedClock, type InspectionEvent } from 'xstate';
import { expect } from 'vitest';
import type { StaffMember } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { accepted, answering, isWaiting, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { editOf, formOf, type StaffEdit } from './editUserForm.ts';
import { staffUpdateMachine } from './staffUpdateMachine.ts';

/** The update of a user as its tests see it: the production chart, with effects that answer what a test wants. */

export const coverage = trackTransitions(staffUpdateMachine);

const sales = { id: 'sales', name: 'Sales' };
export const legal = { id: 'legal', name: 'Legal' };
export const inSales = { id: 'a1', team: null, department: sales };
export const ann: StaffMember = {
  id: 'ann',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: null,
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  createdAt: '2024-01-05T13:45:09Z',
  updatedAt: 'v1',
  assignment: inSales,
};
export const unassigned = { ...ann, assignment: null };
export const renamed = { ...ann, firstName: 'Anna', updatedAt: 'v2' };

export type Saving = Outcome<StaffMember>;
export type Reading = Outcome<StaffMember | null>;

function effects() {
  return {
    saveStaffMember: answering<Saving>(accepted(renamed)),
    assign: answering<Outcome>(accepted(null)),
    reassign: answering<Outcome>(accepted(null)),
    loadStaffMember: answering<Reading>(),
  };
}

/** Runs an update until it ends; the time for an answer passes only where none comes. Nothing is written twice. */
export async function update(change: Partial<StaffEdit>, answers: Partial<ReturnType<typeof effects>>, member = ann) {
  const called = { ...effects(), ...answers };
  const clock = new SimulatedClock();
  const machine = staffUpdateMachine.provide({
    actors: {
      saveStaffMember: fromPromise(({ input }) => called.saveStaffMember(input)),
      assign: fromPromise(({ input }) => called.assign(input)),
      reassign: fromPromise(({ input }) => called.reassign(input)),
      loadStaffMember: fromPromise(({ input }) => called.loadStaffMember(input)),
    },
  });
  const input = { member, edit: { ...editOf(formOf(member)), ...change } };
  const path: unknown[] = [];
  const inspect = (event: InspectionEvent) => {
    coverage.inspect(event);
    if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return;
    if (event.snapshot.value !== path.at(-1)) path.push(event.snapshot.value);
  };
  const actor = createActor(machine, { clock, inspect, input }).start();
  await settle();
  for (const effect of [called.saveStaffMember, called.assign, called.reassign, called.loadStaffMember]) {
    if (!isWaiting(effect)) continue;
    clock.increment(REQUEST_TIMEOUT);
    await settle();
  }
  for (const write of [called.saveStaffMember, called.assign, called.reassign]) {
    expect(write.mock.calls.length).toBeLessThan(2);
  }
  return { output: actor.getSnapshot().output, called, path };
}
