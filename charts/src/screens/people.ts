import type { DepartmentRow, Profile, StaffMember, Team } from '../../../machines/shared/entities.ts';

/** The people, teams and departments of the gallery's screens. */

const TIME = '2026-03-02T09:30:00Z';

const technology = { id: 'd1', name: 'Information Technology' };

export const departments: DepartmentRow[] = [
  { ...technology, isArchived: false, updatedAt: TIME },
  { id: 'd2', name: 'Finance', isArchived: false, updatedAt: TIME },
];

export const teams: Team[] = [
  { id: 't1', name: 'Analytics', department: technology, memberCount: 2, isArchived: false, updatedAt: TIME },
  { id: 't2', name: 'Payroll', department: null, memberCount: 0, isArchived: false, updatedAt: TIME },
];

const member: StaffMember = {
  id: 'b2',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  displayName: 'Ada',
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  invitedAt: null,
  suspendedFrom: null,
  createdAt: TIME,
  updatedAt: TIME,
  assignment: { id: 'a1', team: { id: 't1', name: 'Analytics' }, department: technology },
};

export const people: StaffMember[] = [
  member,
  { ...member, id: 'b3', email: 'grace@example.org', firstName: 'Grace', lastName: 'Hopper', isPasswordChanged: false },
  { ...member, id: 'b4', email: 'alan@example.org', firstName: 'Alan', lastName: 'Turing', assignment: null },
];

/** The signed-in manager. */
export const manager: Profile = {
  id: 'a1',
  email: 'mia@example.org',
  firstName: 'Mia',
  lastName: 'Miller',
  displayName: 'Mia',
  role: 'MANAGER',
  isPasswordChanged: true,
  invitedAt: null,
  suspendedFrom: null,
  themePreference: 'light',
  isSuspended: false,
};
