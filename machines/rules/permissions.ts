import { STAFF_ROLES, type Role, type StaffRole } from './roles.ts';

type Permissions = {
  /** May read the lists. Whether it may read the audit log is a setting of the database. */
  mayRead: boolean;
  /** May add, edit and archive teams and departments. */
  mayEditTeams: boolean;
  /** The roles of the users that it may edit, remove, and assign to teams. */
  edits: readonly Role[];
};

const STAFF = { mayRead: true, mayEditTeams: true };

/**
 * The permissions of each role (specification, sections 5 and 6), as in the table `roles`; a test compares both.
 * Not a comparison of levels: MANAGER and below may not edit a USER.
 */
export const PERMISSIONS: Record<Role, Permissions> = {
  SUPERUSER: { ...STAFF, edits: ['ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER'] },
  ADMIN: { ...STAFF, edits: ['MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER'] },
  MANAGER: { ...STAFF, edits: ['SUPERVISOR', 'EMPLOYEE'] },
  SUPERVISOR: { ...STAFF, edits: ['EMPLOYEE'] },
  EMPLOYEE: { ...STAFF, edits: [] },
  USER: { mayRead: false, mayEditTeams: false, edits: [] },
};

/** The id and role of an editor or a target, for permission checks. */
export type Party = { id: string; role: Role | null };

/** Whether `editor` may edit `target` (specification, section 5). False for oneself: Settings has its own form. */
export function canEdit(editor: Party, target: Party): boolean {
  return (
    editor.id !== target.id &&
    editor.role !== null &&
    target.role !== null &&
    PERMISSIONS[editor.role].edits.includes(target.role)
  );
}

/** The roles that may edit or remove a person with this role, highest first; none for an unknown role. */
export function rolesThatEdit(target: Role | null): StaffRole[] {
  return target === null ? [] : STAFF_ROLES.filter((role) => PERMISSIONS[role].edits.includes(target));
}

/**
 * Whether `viewer` may see the last sign-in and the sessions of `target`: their own, and those of people they may edit.
 */
export function canSeeSessions(viewer: Party, target: Party): boolean {
  return viewer.id === target.id || canEdit(viewer, target);
}

/** Whether `viewer` may read the lists. */
export function canRead(viewer: Role | null): boolean {
  return viewer !== null && PERMISSIONS[viewer].mayRead;
}

/** Whether `editor` may add, edit and archive teams and departments. */
export function canEditTeams(editor: Role | null): boolean {
  return editor !== null && PERMISSIONS[editor].mayEditTeams;
}

/** Whether `editor` may remove `target`: the same rules as for editing (decisions, people). */
export const canRemove = canEdit;

/** Whether `editor` may suspend and restore `target`: the same rules as for editing (decisions, people). */
export const canSuspend = canEdit;

/** The roles that `editor` may assign: those they may edit, highest first, without USER. */
export function assignableRoles(editor: Role | null): StaffRole[] {
  if (editor === null) return [];
  return PERMISSIONS[editor].edits.filter((role): role is StaffRole => role !== 'USER');
}

/** Whether `editor` may add people. */
export function canAdd(editor: Role | null): boolean {
  return assignableRoles(editor).length > 0;
}

/** The roles that may add people, highest first. */
export function rolesThatAdd(): StaffRole[] {
  return STAFF_ROLES.filter(canAdd);
}
