import type { Role } from '../rules/roles.ts';

/** The product's own records (specification, section 3), as the charts and views know them. Times are ISO 8601 texts. */

export type Department = { id: string; name: string };

/** A department in lists: `updatedAt` is the version that an edit is based on. */
export type DepartmentRow = Department & { isArchived: boolean; updatedAt: string };

export type Team = {
  id: string;
  name: string;
  department: Department | null;
  /** How many people are assigned to it. */
  memberCount: number;
  isArchived: boolean;
  updatedAt: string;
};

/** Where somebody works: the first assignment of a person, the only one shown or edited. */
export type Assignment = {
  id: string;
  team: { id: string; name: string } | null;
  department: Department | null;
};

/** The values that each row of users has, of others and the user's own. */
export type Person = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
  /** Null when the role is missing: shown as Unknown Role. */
  role: Role | null;
  isPasswordChanged: boolean;
};

/** A row of users, as the lists show it. */
export type StaffMember = Person & {
  createdAt: string;
  /** What an edit was based on: saving over a newer one is rejected. */
  updatedAt: string;
  assignment: Assignment | null;
};

/** Stands for no person, as in a closed dialog. */
export const NOBODY: StaffMember = {
  id: '',
  email: '',
  firstName: null,
  lastName: null,
  displayName: null,
  role: null,
  isPasswordChanged: false,
  createdAt: '',
  updatedAt: '',
  assignment: null,
};

export type ThemePreference = 'light' | 'dark';

/** The signed-in person's own row. */
export type Profile = Person & { themePreference: ThemePreference };

/** One field of an audited change, before and after. */
export type AuditChange = { old: unknown; new: unknown };

export type AuditLog = {
  id: string;
  performedAt: string;
  performedBy: string | null;
  /** The performer's name at the time. */
  performedByLabel: string;
  action: string;
  resourceType: string;
  resourceId: string | null;
  /** Whom it is about: a person's own id for their assignments, too; else the record's id. */
  subjectId: string | null;
  /** The name of what was touched, at the time. */
  label: string | null;
  changes: Record<string, AuditChange>;
};

/** The name to greet or list somebody by: display name, first and last name, or the email. */
export function personName(person: {
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string {
  return person.displayName ?? (fullName(person) || person.email);
}

/** First and last name, as far as known; empty when neither is. */
export function fullName(person: { firstName: string | null; lastName: string | null }): string {
  return [person.firstName, person.lastName].filter((part) => part !== null && part !== '').join(' ');
}

/** The name in lists: first and last name, which Edit User edits; without them the display name or the email. */
export function listedName(member: StaffMember): string {
  return fullName(member).trim() || member.displayName?.trim() || member.email;
}
