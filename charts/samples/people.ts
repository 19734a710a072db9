import type { Totals } from '../../machines/overview/overviewMachine.ts';
import type { AuditLog, DepartmentRow, DeviceSession, Profile, User, Team } from '../../machines/shared/entities.ts';

/** The time of most records. */
export const TIME = '2026-03-02T09:30:00Z';
/** A later time, such as the one of a newer version. */
export const LATER = '2026-03-03T14:00:00Z';

const technology = { id: 'a1', name: 'Information Technology' };
const analytics = { id: 'a1', name: 'Analytics' };

export const departments: DepartmentRow[] = [
  { ...technology, isArchived: false, updatedAt: TIME },
  { id: 'a2', name: 'Finance', isArchived: false, updatedAt: TIME },
];

export const analyticsTeam: Team = {
  ...analytics,
  department: technology,
  memberCount: 2,
  isArchived: false,
  updatedAt: TIME,
};

export const teams: Team[] = [
  analyticsTeam,
  { id: 'a2', name: 'Payroll', department: departments[1] ?? null, memberCount: 1, isArchived: false, updatedAt: TIME },
  { id: 'a3', name: 'Front Desk', department: null, memberCount: 0, isArchived: false, updatedAt: TIME },
];

/** Analytics, saved in the meantime by another user. */
export const newerTeam: Team = { ...analyticsTeam, name: 'Data & Analytics', updatedAt: LATER };

export const ada: User = {
  id: 'b2',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  displayName: 'Ada',
  role: 'EMPLOYEE',
  isPasswordChanged: true,
  invitedAt: null,
  suspendedFrom: null,
  isSignedUp: false,
  createdAt: TIME,
  lastSeenAt: null,
  updatedAt: TIME,
  assignment: { id: 'a1', team: analytics, department: technology },
};

/** Ada, saved in the meantime by another user. */
export const newerAda: User = { ...ada, lastName: 'King', role: 'SUPERVISOR', updatedAt: LATER };

export const alan: User = {
  ...ada,
  id: 'b4',
  email: 'alan@example.org',
  firstName: 'Alan',
  lastName: 'Turing',
  displayName: null,
  suspendedFrom: TIME,
  assignment: null,
};

export const people: User[] = [
  ada,
  { ...ada, id: 'b3', email: 'grace@example.org', firstName: 'Grace', lastName: 'Hopper', isPasswordChanged: false },
  alan,
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
  isSignedUp: false,
  themePreference: 'light',
  mayReadLog: true,
  isSuspended: false,
};

const edited: AuditLog = {
  id: 'c1',
  performedAt: LATER,
  performedBy: manager.id,
  performedByLabel: 'Mia Miller',
  performer: { email: 'mia@example.org', role: 'MANAGER' },
  action: 'UPDATE',
  resourceType: 'users',
  resourceId: ada.id,
  subjectId: ada.id,
  label: 'Ada Lovelace',
  changes: { role: { old: 'USER', new: 'EMPLOYEE' } },
};

export const latestChanges: AuditLog[] = [
  edited,
  { ...edited, id: 'c2', performedAt: TIME, action: 'INSERT', changes: {} },
  { ...edited, id: 'c3', performedAt: TIME, action: 'INSERT', resourceType: 'teams', label: 'Analytics', changes: {} },
];

export const totals: Totals = {
  people: 3,
  teams: 3,
  departments: 2,
  pendingSetups: 1,
  attention: [{ filter: 'expired', count: { number: 1, isExact: true } }],
  byRole: [{ role: 'EMPLOYEE', users: 3 }],
  byDepartment: [],
};

export const deviceSessions: DeviceSession[] = [
  { id: 'a2', startedAt: TIME, lastUsedAt: LATER, userAgent: 'Firefox/140.0', isCurrent: true },
  {
    id: 'a1',
    startedAt: TIME,
    lastUsedAt: TIME,
    userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1',
    isCurrent: false,
  },
];

/** The pages of a user and of a team, as their screens load them. */
export const userRecord = { member: ada, about: latestChanges.slice(0, 2), by: [] };
export const teamRecord = { team: analyticsTeam, members: people.slice(0, 2), hasMore: false };
