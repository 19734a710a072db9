import { STAFF_ROLES, type Role, type StaffRole } from './roles.ts';

/**
 * The roles that each role may edit, remove, and assign to teams (specification, section 5).
 * Not a comparison of levels: MANAGER and below may not edit a USER.
 */
const EDITABLE: Record<Role, readonly Role[]> = {
  SUPERUSER: ['ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER'],
  ADMIN: ['MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER'],
  MANAGER: ['SUPERVISOR', 'EMPLOYEE'],
  SUPERVISOR: ['EMPLOYEE'],
  EMPLOYEE: [],
  USER: [],
};

/** The id and role of an editor or a target, for permission checks. */
export type Party = { id: string; role: Role | null };

/** Whether `editor` may edit `target` (specification, section 5). False for oneself: Settings has its own form. */
export function canEdit(editor: Party, target: Party): boolean {
  return (
    editor.id !== target.id &&
    editor.role !== null &&
    target.role !== null &&
    EDITABLE[editor.role].includes(target.role)
  );
}

/** The roles that may edit or remove a person with this role, highest first; none for an unknown role. */
export function rolesThatEdit(target: Role | null): StaffRole[] {
  return target === null ? [] : STAFF_ROLES.filter((role) => EDITABLE[role].includes(target));
}

/**
 * Whether `viewer` may see the last sign-in and the sessions of `target`: their own, and those of people they may edit.
 */
export function canSeeSessions(viewer: Party, target: Party): boolean {
  return viewer.id === target.id || canEdit(viewer, target);
}

/** Whether `editor` may remove `target`: the same rules as for editing (decisions, people). */
export const canRemove = canEdit;

/** Whether `editor` may suspend and restore `target`: the same rules as for editing (decisions, people). */
export const canSuspend = canEdit;

/** The roles that `editor` may assign: those below their own, highest first, without USER. */
export function assignableRoles(editor: Role | null): StaffRole[] {
  if (editor === null) return [];
  return EDITABLE[editor].filter((role): role is StaffRole => role !== 'USER');
}

/** Whether `editor` may add people. */
export function canAdd(editor: Role | null): boolean {
  return assignableRoles(editor).length > 0;
}

/** The roles that may add people, highest first. */
export function rolesThatAdd(): StaffRole[] {
  return STAFF_ROLES.filter(canAdd);
}
