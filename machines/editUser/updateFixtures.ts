import { createActor, isMachineSnapshot, SimulatedClock, type InspectionEvent } from 'xstate';
import { expect } from 'vitest';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { isWaiting, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { editOf, formOf, type StaffEdit } from './editUserForm.ts';
import { ann, sales, updateEffects, withEffects } from './staffFixtures.ts';
import { staffUpdateMachine } from './staffUpdateMachine.ts';

/** The update of a user with the effects that a test specifies. */

export const coverage = trackTransitions(staffUpdateMachine);

export const inSales = { id: 'a1', team: null, department: sales };
export const unassigned = { ...ann, assignment: null };
export const renamed = { ...ann, firstName: 'Anna', updatedAt: 'v2' };

type Answers = Partial<ReturnType<typeof updateEffects>>;

/** Runs an update until it ends. The clock advances only for requests without a response. No effect runs twice. */
export async function update(change: Partial<StaffEdit>, answers: Answers, member = ann) {
  const called = { ...updateEffects(renamed), ...answers };
  const clock = new SimulatedClock();
  const input = { member, edit: { ...editOf(formOf(member)), ...change } };
  const path: unknown[] = [];
  const inspect = (event: InspectionEvent) => {
    coverage.inspect(event);
    if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return;
    if (event.snapshot.value !== path.at(-1)) path.push(event.snapshot.value);
  };
  const actor = createActor(withEffects(staffUpdateMachine, called), { clock, inspect, input }).start();
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
