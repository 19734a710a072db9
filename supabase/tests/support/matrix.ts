import type { Role } from '../../../machines/rules/roles.ts';
import type { Actor } from './fixtures.ts';

/** The matrix of attacks.md and section 5 of the specification, independent of the app's table. */
const EDITS: Record<Actor, Record<Role, 'yes' | 'no'>> = {
  SUPERUSER: { SUPERUSER: 'no', ADMIN: 'yes', MANAGER: 'yes', SUPERVISOR: 'yes', EMPLOYEE: 'yes', USER: 'yes' },
  ADMIN: { SUPERUSER: 'no', ADMIN: 'no', MANAGER: 'yes', SUPERVISOR: 'yes', EMPLOYEE: 'yes', USER: 'yes' },
  MANAGER: { SUPERUSER: 'no', ADMIN: 'no', MANAGER: 'no', SUPERVISOR: 'yes', EMPLOYEE: 'yes', USER: 'no' },
  SUPERVISOR: { SUPERUSER: 'no', ADMIN: 'no', MANAGER: 'no', SUPERVISOR: 'no', EMPLOYEE: 'yes', USER: 'no' },
  EMPLOYEE: { SUPERUSER: 'no', ADMIN: 'no', MANAGER: 'no', SUPERVISOR: 'no', EMPLOYEE: 'no', USER: 'no' },
  USER: { SUPERUSER: 'no', ADMIN: 'no', MANAGER: 'no', SUPERVISOR: 'no', EMPLOYEE: 'no', USER: 'no' },
  'no profile': { SUPERUSER: 'no', ADMIN: 'no', MANAGER: 'no', SUPERVISOR: 'no', EMPLOYEE: 'no', USER: 'no' },
};

/** Whether `actor` may edit users with the role `target`, and assign that role. */
export function mayEdit({ actor, target }: { actor: Actor; target: Role }): boolean {
  return EDITS[actor][target] === 'yes';
}

/** The id of an attempt in attacks.md. */
export function attemptId(number: number): string {
  return `M-${String(number).padStart(2, '0')}`;
}
