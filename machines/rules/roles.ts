/** The role names of the staff, from highest to lowest (specification, section 3). */
export const STAFF_ROLES = ['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** A role in the database; USER is the default of self-created profiles. */
export type Role = StaffRole | 'USER';

/** The default role of a new user (specification, section 9). */
export const DEFAULT_ROLE: StaffRole = 'EMPLOYEE';

/** Whether `role` is one of the staff roles. */
export function isStaffRole(role: string | null): role is StaffRole {
  return STAFF_ROLES.some((name) => name === role);
}

/** Whether `name` is a known role. */
export function isRole(name: unknown): name is Role {
  return name === 'USER' || STAFF_ROLES.some((role) => role === name);
}

/** The label of a role: `SUPERVISOR` becomes `Supervisor`, null `Unknown Role` (specification, section 3). */
export function roleLabel(role: string | null): string {
  return role ? role.charAt(0).toUpperCase() + role.slice(1).toLowerCase() : 'Unknown Role';
}
