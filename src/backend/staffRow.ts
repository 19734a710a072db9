import type { Assignment, StaffMember } from '../../machines/shared/entities.ts';
import { isRole } from '../../machines/rules/roles.ts';
import { embeddedIn, optionalTextIn, rowOf, textIn, type Row } from './rows.ts';
import { parseDepartment } from './teamRow.ts';

/** Makes a person of a row of users; names, role and assignment may be missing. Times stay as the server sent them. */
export function parseStaffMember(value: unknown): StaffMember {
  const row = rowOf(value);
  return {
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    firstName: optionalTextIn(row, 'first_name'),
    lastName: optionalTextIn(row, 'last_name'),
    displayName: optionalTextIn(row, 'display_name'),
    role: isRole(row['role']) ? row['role'] : null,
    isPasswordChanged: row['is_password_changed'] === true,
    createdAt: textIn(row, 'created_at'),
    updatedAt: textIn(row, 'updated_at'),
    assignment: parseAssignment(embeddedIn(row, 'role_assignments')),
  };
}

function parseAssignment(row: Row | null): Assignment | null {
  if (row === null) return null;
  const team = embeddedIn(row, 'team');
  return {
    id: textIn(row, 'id'),
    team: team && { id: textIn(team, 'id'), name: textIn(team, 'name') },
    department: parseDepartment(embeddedIn(row, 'department')),
  };
}
