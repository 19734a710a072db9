import { fromPromise } from 'xstate';
import type { StaffMember } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering } from '../testing/answers.ts';
import type { staffUpdateMachine } from './staffUpdateMachine.ts';

export const sales = { id: 'sales', name: 'Sales' };
export const legal = { id: 'legal', name: 'Legal' };
export const ann: StaffMember = {
  id: 'ann',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: null,
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  invitedAt: null,
  suspendedFrom: null,
  isSignedUp: false,
  createdAt: '2024-01-05T13:45:09Z',
  updatedAt: 'v1',
  assignment: { id: 'a1', team: null, department: sales },
};

export type Saving = Outcome<StaffMember>;
export type Reading = Outcome<StaffMember | null>;

/** The effects of an update whose first write returns `saved`. */
export function updateEffects(saved: StaffMember) {
  return {
    saveStaffMember: answering<Saving>(accepted(saved)),
    assign: answering<Outcome>(accepted(null)),
    reassign: answering<Outcome>(accepted(null)),
    loadStaffMember: answering<Reading>(),
  };
}

/** Provides the update chart with effects. */
export function withEffects(staffUpdate: typeof staffUpdateMachine, called: ReturnType<typeof updateEffects>) {
  return staffUpdate.provide({
    actors: {
      saveStaffMember: fromPromise(({ input }) => called.saveStaffMember(input)),
      assign: fromPromise(({ input }) => called.assign(input)),
      reassign: fromPromise(({ input }) => called.reassign(input)),
      loadStaffMember: fromPromise(({ input }) => called.loadStaffMember(input)),
    },
  });
}
