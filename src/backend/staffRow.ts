import type { Assignment, StaffMember } from '../../machines/entities.ts';
import { isRole } from '../../machines/rules/roles.ts';
import { embeddedIn, optionalTextIn, rowOf, textIn, type Row } from './rows.ts';
import { parseDepartment } from './teamRow.ts';

/** A person's own columns. */
export const PERSON_COLUMNS =
  'id, email, first_name, last_name, display_name, role, is_password_changed, created_at, updated_at';

/** The nested read of a person (specification, section 7). */
export const STAFF_COLUMNS =
  `${PERSON_COLUMNS}, role_assignments(id, team:teams(id, name), department:departments(id, name))` as const;

/** What is read of a person in a list, with what lists are sorted by. */
export const LISTED_STAFF_COLUMNS = `${STAFF_COLUMNS}, sort_name, role_level` as const;

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
