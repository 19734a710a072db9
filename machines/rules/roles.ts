/** The role names of the staff, from highest to lowest (specification, section 3). */
export const STAFF_ROLES = ['SUPERUSER', 'ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** A role as the database names it; USER is the fallback of self-created profiles. */
export type Role = StaffRole | 'USER';

/** The role a new user gets when none is chosen (specification, section 9). */
export const DEFAULT_ROLE: StaffRole = 'EMPLOYEE';

/** Whether `role` is one of the five staff roles, who may read the lists. */
export function isStaffRole(role: string | null): role is StaffRole {
  return STAFF_ROLES.some((name) => name === role);
}

/** Whether `name` is a role the product knows. */
export function isRole(name: unknown): name is Role {
  return name === 'USER' || STAFF_ROLES.some((role) => role === name);
}

/** How a role is shown: `SUPERVISOR` becomes `Supervisor`; none is `Unknown Role` (specification, section 3). */
export function roleLabel(role: string | null): string {
  return role ? role.charAt(0).toUpperCase() + role.slice(1).toLowerCase() : 'Unknown Role';
}
