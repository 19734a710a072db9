import { STAFF_ROLES, type Role, type StaffRole } from './roles.ts';

/**
 * Whom each editor may edit, remove, and assign to teams (specification, section 5).
 * A table and not "lower level": MANAGER and below may not touch a USER.
 */
const EDITABLE: Record<Role, readonly Role[]> = {
  SUPERUSER: ['ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER'],
  ADMIN: ['MANAGER', 'SUPERVISOR', 'EMPLOYEE', 'USER'],
  MANAGER: ['SUPERVISOR', 'EMPLOYEE'],
  SUPERVISOR: ['EMPLOYEE'],
  EMPLOYEE: [],
  USER: [],
};

/** Somebody who acts, or is acted on, as far as permissions are concerned. */
export type Party = { id: string; role: Role | null };

/** Whether `editor` may edit `target` (specification, section 5). Nobody edits themselves here: Settings is for that. */
export function canEdit(editor: Party, target: Party): boolean {
  return (
    editor.id !== target.id &&
    editor.role !== null &&
    target.role !== null &&
    EDITABLE[editor.role].includes(target.role)
  );
}

/** The roles that may edit or remove somebody of this role, highest first; none when their role is unknown. */
export function rolesThatEdit(target: Role | null): StaffRole[] {
  return target === null ? [] : STAFF_ROLES.filter((role) => EDITABLE[role].includes(target));
}

/** Whether `editor` may remove `target`: the table of section 5, too (decisions, people). */
export const canRemove = canEdit;

/** The roles `editor` may give: strictly below their own, highest first; USER is never offered. */
export function assignableRoles(editor: Role | null): StaffRole[] {
  if (editor === null) return [];
  return EDITABLE[editor].filter((role): role is StaffRole => role !== 'USER');
}

/** Whether `editor` may add anybody at all. */
export function canAdd(editor: Role | null): boolean {
  return assignableRoles(editor).length > 0;
}

/** The roles that may add somebody, highest first. */
export function rolesThatAdd(): StaffRole[] {
  return STAFF_ROLES.filter(canAdd);
}
