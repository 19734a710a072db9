import { isStaffRole, roleLabel, type Role } from '../rules/roles.ts';

/** What to announce when the signed-in person's role has changed. */
export function roleNotice(role: Role | null): string {
  const change = isStaffRole(role) ? `Your role is now ${roleLabel(role)}.` : 'You no longer have a role.';
  return `${change} What you may do has changed.`;
}
