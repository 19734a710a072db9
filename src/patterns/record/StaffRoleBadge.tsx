import { type Role, roleLabel } from '../../../machines/rules/roles.ts';
import { RoleBadge, type RoleLevel } from '../../components/table/Badge.tsx';

/** The levels of the roles (specification, section 5). */
const LEVELS: Record<Role, RoleLevel> = { USER: 0, EMPLOYEE: 1, SUPERVISOR: 2, MANAGER: 3, ADMIN: 4, SUPERUSER: 5 };

/** A role in a shade of one color; a missing role is Unknown Role (specification, section 3). */
export function StaffRoleBadge({ role }: { role: Role | null }) {
  return <RoleBadge label={roleLabel(role)} level={role === null ? 0 : LEVELS[role]} />;
}
