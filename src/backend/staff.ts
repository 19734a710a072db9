import type { NewPerson } from '../../machines/addUser/addUserForm.ts';
import type { ProfileEdit } from '../../machines/editUser/editUserForm.ts';
import type { StaffMember } from '../../machines/shared/entities.ts';
import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Placement } from '../../machines/rules/placement.ts';
import { normalizedEmail } from '../../machines/rules/text.ts';
import type { Connection } from './client.ts';
import { done, DONE, parsed, rejected, whyUnsaved } from './outcomes.ts';
import { readRow } from './readRow.ts';
import { send } from './request.ts';
import type { ColumnsOf } from './rows.ts';
import { PERSON_COLUMNS, STAFF_COLUMNS } from './columns.ts';
import { verbatim } from './keyset.ts';
import { parseStaffMember } from './staffRow.ts';

/** What Add User saves besides the account (specification, section 7). */
export type NewProfile = { userId: string } & ProfileOf<NewPerson>;

type ProfileOf<Person> = Omit<Person, keyof Placement>;

/** What Edit User saves; `updatedAt` is what the edit was based on, and a null role stays as it is. */
export type StaffChange = { id: string; updatedAt: string } & ProfileEdit;

/** Reads and writes of one person at a time. */
export function createStaffAdapter(connection: Connection) {
  async function loadStaffMember({ id }: { id: string }): Promise<Outcome<StaffMember | null>> {
    // Part of a write, which says at once that nothing can be reached: the client would go on asking for 7 s.
    const reply = await readRow(connection, (client, stop) =>
      client.from('users').select(STAFF_COLUMNS).eq('id', id).retry(false).abortSignal(stop).maybeSingle(),
    );
    return parsed(reply, ({ data }) => (data === null ? null : parseStaffMember(data)));
  }

  return {
    /** One person; null when there is none. */
    loadStaffMember,

    /** Whether somebody with this email has a profile. */
    async hasProfile({ email }: { email: string }): Promise<Outcome<boolean>> {
      const reply = await readRow(connection, (client, stop) =>
        client
          .from('users')
          .select('id')
          .filter('email', 'eq(any)', verbatim(normalizedEmail(email)))
          .abortSignal(stop)
          .maybeSingle(),
      );
      return parsed(reply, ({ data }) => data !== null);
    },

    /** Gives an account its profile. Sent again after a lost answer, it finds its own profile and is content. */
    async addProfile({ userId, email, firstName, lastName, role }: NewProfile): Promise<Outcome> {
      const profile: ColumnsOf<ProfileOf<NewPerson>> = { email, first_name: firstName, last_name: lastName, role };
      const reply = await send(connection, (client, stop) =>
        client
          .from('users')
          .insert({ id: userId, ...profile, is_password_changed: false })
          .abortSignal(stop),
      );
      if (reply.ok || reply.error.kind !== 'taken') return done(reply);
      const existing = await loadStaffMember({ id: userId });
      return existing.ok && existing.value !== null ? DONE : reply;
    },

    /** Saves a person, unless somebody else saved in between (kind `changed`). */
    async saveStaffMember({ id, updatedAt, firstName, lastName, role }: StaffChange): Promise<Outcome<StaffMember>> {
      const before = await loadStaffMember({ id });
      if (!before.ok) return before;
      if (before.value?.updatedAt !== updatedAt) {
        return rejected({ kind: before.value ? 'changed' : 'gone', message: null });
      }
      const { assignment } = before.value;
      const { role: newRole, ...names }: ColumnsOf<ProfileEdit> = { first_name: firstName, last_name: lastName, role };
      // Without the embedded assignment: the embedded backend would look for the saved row under its old updated_at.
      const reply = await send(connection, (client, stop) =>
        client
          .from('users')
          .update(newRole === null ? names : { ...names, role: newRole })
          .eq('id', id)
          .eq('updated_at', updatedAt)
          .select(PERSON_COLUMNS)
          .abortSignal(stop)
          .maybeSingle(),
      );
      if (!reply.ok || reply.value.data !== null) {
        return parsed(reply, ({ data }) => ({ ...parseStaffMember(data), assignment }));
      }
      const current = await readRow(connection, (client, stop) =>
        client.from('users').select('updated_at').eq('id', id).abortSignal(stop).maybeSingle(),
      );
      return whyUnsaved(current, updatedAt);
    },

    /** Removes a person and their account; somebody who is gone already counts as removed. */
    async removeStaffMember({ id }: { id: string }): Promise<Outcome> {
      const reply = await send(connection, (client, stop) =>
        client.rpc('remove_user', { target: id }).abortSignal(stop),
      );
      return !reply.ok && reply.error.kind === 'gone' ? DONE : done(reply);
    },

    /** Deletes an account that never got a profile, so that its email can be added. */
    async discardUnfinishedAccount({ email }: { email: string }): Promise<Outcome> {
      return done(
        await send(connection, (client, stop) => client.rpc('discard_unfinished_account', { email }).abortSignal(stop)),
      );
    },
  };
}
