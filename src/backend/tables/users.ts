import type { NewPerson } from '../../../machines/addUser/addUserForm.ts';
import type { UserEdit } from '../../../machines/editUser/editUserForm.ts';
import type { Placement } from '../../../machines/rules/placement.ts';
import { accountStatus } from '../../../machines/rules/accountStatus.ts';
import { fieldsOf } from '../../../machines/rules/fields.ts';
import { isRole } from '../../../machines/rules/roles.ts';
import { normalizedEmail } from '../../../machines/rules/text.ts';
import type { Assignment, LeftBehind, ListedPerson, Person, User } from '../../../machines/shared/entities.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import type { Database } from '../database.ts';
import { parseDepartment } from './departments.ts';
import { quoted } from '../wire/lists.ts';
import { dataError, UNREACHABLE } from '../wire/errors.ts';
import { done, DONE, failed, parsed, rejected } from '../wire/outcomes.ts';
import { embeddedIn, numberIn, optionalTextIn, rowOf, rowsOf, textIn, type ColumnsOf, type Row } from '../wire/rows.ts';
import { readRowById, requireStaff, type RowRequest } from '../wire/tableRows.ts';
import { send, type Connection } from '../wire/transport.ts';

type NewProfile = Omit<NewPerson, keyof Placement>;

/** An edit; `updatedAt` is the version that it is based on, `reason` that of a new role. */
type UserChange = { id: string; updatedAt: string; reason?: string } & UserEdit;

/** The maximum length of the email addresses in one request. Servers and proxies accept URLs of 8,000 characters. */
const LONGEST_LIST = 4_000;

type UserColumn = keyof Database['public']['Tables']['users']['Row'];
/** The columns that are not read as part of a person. */
type NotRead =
  | 'role_id'
  | 'role_level'
  | 'password_changed_at'
  | 'theme_preference'
  | 'assigned_team_id'
  | 'assigned_department_id'
  | 'sort_name'
  | 'sort_email'
  | 'search_text'
  | 'created_at'
  | 'last_seen'
  | 'updated_at';

/** A column or field that is missing here is a type error. */
const COLUMNS: Record<keyof ColumnsOf<Person>, true> & Record<Exclude<UserColumn, NotRead>, true> = {
  id: true,
  email: true,
  first_name: true,
  last_name: true,
  display_name: true,
  role: true,
  is_password_changed: true,
  invited_at: true,
  suspended_from: true,
  is_signed_up: true,
};

/** The columns of a person in lists and in the user's own profile. */
export const PERSON_COLUMNS = fieldsOf(COLUMNS).join(', ');

/** The nested select of a user (specification, section 7). */
export const STAFF_COLUMNS = `${PERSON_COLUMNS}, created_at, last_seen, updated_at, role_assignments(id, team:teams(id, name), department:departments(id, name))`;

/** Reads and writes of single users. */
export function createUsersAdapter(connection: Connection) {
  async function loadUser(request: RowRequest): Promise<Outcome<User | null>> {
    const reply = await readRowById(connection, 'users', STAFF_COLUMNS, request);
    return parsed(reply, ({ data }) => (data === null ? null : parseUser(data)));
  }

  async function changeUser(id: string, version: string, changes: Record<string, string | null>): Promise<Outcome> {
    const reply = await send(connection, (client, signal) =>
      client.rpc('change_users', { ids: [id], changes, versions: [version] }).abortSignal(signal),
    );
    if (!reply.ok) return reply;
    const [row] = rowsOf(reply.value.data);
    if (row === undefined) return rejected(UNREACHABLE);
    if (row['result'] !== 'skipped') return DONE;
    const code = textIn(row, 'code');
    // A newer version and a missing user have texts of their own.
    const message = code.startsWith('PT') ? '' : textIn(row, 'message');
    return rejected(dataError({ code, message, status: 400 }));
  }

  return {
    /** Reads a user; null if there is none. */
    loadUser,

    /** Finds the users who have one of these email addresses. */
    async findListed({ emails }: { emails: string[] }): Promise<Outcome<ListedPerson[]>> {
      const rights = await requireStaff(connection);
      if (!rights.ok) return rights;
      const found: ListedPerson[] = [];
      for (const list of joinedLists(emails.map((email) => quoted(normalizedEmail(email))))) {
        const reply = await send(connection, (client, signal) =>
          client
            .from('users')
            .select('id, email, role, suspended_from')
            .filter('email', 'in', `(${list})`)
            .abortSignal(signal),
        );
        if (!reply.ok) return reply;
        found.push(...rowsOf(reply.value.data).map(parseListedPerson));
      }
      return { ok: true, value: found };
    },

    /** Adds the profile of an account. Idempotent: an existing profile counts as success on retry. */
    async addProfile({ userId, email, firstName, lastName, role }: { userId: string } & NewProfile): Promise<Outcome> {
      const profile: ColumnsOf<NewProfile> = { email, first_name: firstName, last_name: lastName, role };
      const reply = await send(connection, (client, signal) =>
        client
          .from('users')
          .insert({ id: userId, ...profile, is_password_changed: false })
          .abortSignal(signal),
      );
      if (reply.ok || reply.error.kind !== 'taken') return done(reply);
      const existing = await loadUser({ id: userId, retry: false });
      return existing.ok && existing.value !== null ? DONE : reply;
    },

    /**
     * Saves a user in one transaction, unless another user saved in between (kind `changed`). The database sets the
     * department of a team.
     */
    async saveUser({ id, updatedAt, reason = '', firstName, lastName, role, teamId, departmentId }: UserChange) {
      const names = { first_name: firstName, last_name: lastName };
      const columns: ColumnsOf<UserEdit> = {
        ...names,
        role,
        team_id: teamId,
        department_id: teamId ? null : departmentId,
      };
      const { role: _, ...unranked } = columns;
      return changeUser(id, updatedAt, role === null ? unranked : { ...columns, reason });
    },

    /**
     * Assigns a new user, without overwriting an assignment by another user (kind `changed`). Idempotent: the same
     * assignment counts as success on retry.
     */
    async assign({ userId, teamId, departmentId }: { userId: string } & Placement): Promise<Outcome> {
      const user = await loadUser({ id: userId, retry: false });
      if (!user.ok) return user;
      if (user.value === null) return failed('gone');
      const { team, department } = user.value.assignment ?? { team: null, department: null };
      const isAssigned = teamId === null ? team === null && department?.id === departmentId : team?.id === teamId;
      if (isAssigned) return DONE;
      if (team !== null || department !== null) return failed('changed');
      return changeUser(userId, user.value.updatedAt, { team_id: teamId, department_id: departmentId });
    },

    /** Reads what a user leaves behind; for those who may edit them. */
    async loadLeftBehind({ id }: { id: string }): Promise<Outcome<LeftBehind>> {
      const reply = await send(connection, (client, signal) =>
        client.rpc('left_behind', { target: id }).abortSignal(signal),
      );
      return parsed(reply, ({ data }) => {
        const row = rowOf(data);
        const team = embeddedIn(row, 'team');
        return {
          invitations: row['invitations'] === null ? null : numberIn(row, 'invitations'),
          team: team && { id: textIn(team, 'id'), name: textIn(team, 'name') },
        };
      });
    },

    /** Removes a user and their account. Idempotent: a removed user counts as success on retry. */
    async removeUser({ id, reason }: { id: string; reason: string }): Promise<Outcome> {
      const reply = await send(connection, (client, signal) =>
        client.rpc('remove_user', { target: id, reason }).abortSignal(signal),
      );
      return !reply.ok && reply.error.kind === 'gone' ? DONE : done(reply);
    },
  };
}

/** Parses the columns of a person; names and role may be missing. */
export function parsePerson(row: Row): Person {
  return {
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    firstName: optionalTextIn(row, 'first_name'),
    lastName: optionalTextIn(row, 'last_name'),
    displayName: optionalTextIn(row, 'display_name'),
    role: isRole(row['role']) ? row['role'] : null,
    isPasswordChanged: row['is_password_changed'] === true,
    invitedAt: optionalTextIn(row, 'invited_at'),
    suspendedFrom: optionalTextIn(row, 'suspended_from'),
    isSignedUp: row['is_signed_up'] === true,
  };
}

/** Parses a row of `users`. The assignment may be missing; times stay as sent by the server. */
export function parseUser(value: unknown): User {
  const row = rowOf(value);
  return {
    ...parsePerson(row),
    createdAt: textIn(row, 'created_at'),
    lastSeenAt: optionalTextIn(row, 'last_seen'),
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

function parseListedPerson(row: Row): ListedPerson {
  const suspendedFrom = optionalTextIn(row, 'suspended_from');
  return {
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    role: isRole(row['role']) ? row['role'] : null,
    isSuspended: accountStatus({ isPasswordChanged: true, invitedAt: null, suspendedFrom }, Date.now()) === 'suspended',
  };
}

/** Joins values to comma-separated lists that are short enough for a URL. */
function joinedLists(values: string[]): string[] {
  const lists: string[] = [];
  for (const value of values) {
    const longer = [...lists.slice(-1), value].join(',');
    if (lists.length > 0 && encodeURIComponent(longer).length <= LONGEST_LIST) lists[lists.length - 1] = longer;
    else lists.push(value);
  }
  return lists;
}
