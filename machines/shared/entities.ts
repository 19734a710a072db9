import type { Role } from '../rules/roles.ts';

/** The entities of the product (specification, section 3). Times are ISO 8601 strings. */

export type Department = { id: string; name: string };

/** A department in a list; `updatedAt` is its version. */
export type DepartmentRow = Department & { isArchived: boolean; updatedAt: string };

export type Team = {
  id: string;
  name: string;
  department: Department | null;
  /** The number of assigned people who are not suspended. */
  memberCount: number;
  isArchived: boolean;
  updatedAt: string;
};

/** The first assignment of a person, the only one that is shown and edited. */
export type Assignment = {
  id: string;
  team: { id: string; name: string } | null;
  department: Department | null;
};

/** The values of a person that editors change in forms and add by the import, besides role, department and team. */
export type PersonValues = { firstName: string; lastName: string };

/** The columns that all rows of `users` have. */
export type Person = { [Field in keyof PersonValues]: PersonValues[Field] | null } & {
  id: string;
  email: string;
  displayName: string | null;
  /** Null if missing, shown as Unknown Role. */
  role: Role | null;
  isPasswordChanged: boolean;
  /** When the invitation was last sent by email; null with a temporary password. */
  invitedAt: string | null;
  /** The start of the suspension; a time in the future is the leaving date. */
  suspendedFrom: string | null;
  /** Whether the account signed up by itself, and no editor has given it a role since: its address is not confirmed. */
  isSignedUp: boolean;
};

/** A person whose email address was looked up. */
export type ListedPerson = Pick<Person, 'id' | 'email' | 'role'> & { isSuspended: boolean };

/** A row of the people list. */
export type User = Person & {
  createdAt: string;
  /** The last sign-in; null if never, and for viewers who may not see it. */
  lastSeenAt: string | null;
  /** The version of the row: saving an older version is rejected. */
  updatedAt: string;
  assignment: Assignment | null;
};

/** A session of an account in one browser. */
export type DeviceSession = {
  id: string;
  startedAt: string;
  lastUsedAt: string;
  /** The browser's user agent; null if the server does not record it. */
  userAgent: string | null;
  /** Whether it is the session of this browser. */
  isCurrent: boolean;
};

export type ThemePreference = 'light' | 'dark';

/**
 * What a person leaves behind: open invitations that they sent, null if the viewer may not know, and the team that has
 * no other active member.
 */
export type LeftBehind = { invitations: number | null; team: { id: string; name: string } | null };

/** The signed-in person's own row. */
export type Profile = Person & {
  /** Null until the user chooses: the theme of the system. */
  themePreference: ThemePreference | null;
  /** Whether the role may read the audit log, by a setting of the database. */
  mayReadLog: boolean;
  /** Whether the account was suspended when the row was read. */
  isSuspended: boolean;
};

/** A field of an audited change, before and after; of a team, department or person its name, with the `ids`. */
export type AuditChange = { old: unknown; new: unknown; ids?: { old: unknown; new: unknown } };

export type AuditLog = {
  id: string;
  performedAt: string;
  performedBy: string | null;
  /** The name of the performer at the time. */
  performedByLabel: string;
  /** The address and role of the performer at the time; null for the server. */
  performer: { email: string; role: string | null } | null;
  action: string;
  resourceType: string;
  resourceId: string | null;
  /** The id of the affected person, including for assignments; otherwise the id of the record. */
  subjectId: string | null;
  /** The name of the record at the time. */
  label: string | null;
  changes: Record<string, AuditChange>;
};

/** The name of a person: display name, first and last name, or email. */
export function personName(person: {
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string {
  return person.displayName ?? (fullName(person) || person.email);
}

/** First and last name, or the one that is set; empty if neither is set. */
export function fullName(person: { firstName: string | null; lastName: string | null }): string {
  return [person.firstName, person.lastName].filter((part) => part !== null && part !== '').join(' ');
}

/** The name in lists: first and last name, or else the display name or email. */
export function listedName(member: User): string {
  return fullName(member).trim() || member.displayName?.trim() || member.email;
}
