import { accountStatus } from '../../../machines/rules/accountStatus.ts';
import type { Names, SetupRequest } from '../../../machines/profileSetup/profileSetupForm.ts';
import type { SettingsProfile } from '../../../machines/settings/settingsForm.ts';
import type { Profile, ThemePreference } from '../../../machines/shared/entities.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import type { Database } from '../database.ts';
import { done, failed, parsed } from '../wire/outcomes.ts';
import { embeddedIn, rowOf, type ColumnsOf } from '../wire/rows.ts';
import { parsePerson, PERSON_COLUMNS } from './users.ts';
import { send, type Connection } from '../wire/transport.ts';

const THEMES: ThemePreference[] = ['light', 'dark'];
const OWN_COLUMNS = `${PERSON_COLUMNS}, theme_preference`;
const PROFILE_COLUMNS = `${OWN_COLUMNS}, roles(may_read_log)`;

/** The profile of the signed-in user: their own row of `users`. */
export function createProfilesAdapter(connection: Connection) {
  async function loadProfile({ userId }: { userId: string }): Promise<Outcome<Profile | null>> {
    const reply = await send(connection, (client, signal) =>
      client.from('users').select(PROFILE_COLUMNS).eq('id', userId).abortSignal(signal).maybeSingle(),
    );
    return parsed(reply, ({ data }) => (data === null ? null : parseProfile(data)));
  }

  async function save(
    userId: string,
    change: Database['public']['Tables']['users']['Update'],
  ): Promise<Outcome<Profile>> {
    const reply = await send(connection, (client, signal) =>
      client.from('users').update(change).eq('id', userId).select(PROFILE_COLUMNS).abortSignal(signal).maybeSingle(),
    );
    // All users may change their own row, so a missing row means that the account was removed.
    if (reply.ok && reply.value.data === null) return failed('permission');
    return parsed(reply, ({ data }) => parseProfile(data));
  }

  return {
    /** Reads the profile; null if there is none, such as after a removal. */
    loadProfile,

    /**
     * Creates the profile of a user who signed in without one; `gone` if the account no longer exists. Idempotent: an
     * existing profile counts as success on retry.
     */
    async createProfile({ userId, email }: { userId: string; email: string }): Promise<Outcome<Profile>> {
      const reply = await send(connection, (client, signal) =>
        client
          .from('users')
          .insert({ id: userId, email, role: 'USER' })
          .select(OWN_COLUMNS)
          .abortSignal(signal)
          .single(),
      );
      if (reply.ok || reply.error.kind !== 'taken') return parsed(reply, ({ data }) => parseProfile(data));
      const existing = await loadProfile({ userId });
      return existing.ok && existing.value ? { ok: true, value: existing.value } : reply;
    },

    /** Saves the names, or only the display name, and that the setup is completed (specification, section 7). */
    async completeSetup({ userId, areNamesFixed, ...setup }: SetupRequest): Promise<Outcome<Profile>> {
      const { firstName, lastName, displayName } = setup;
      const names: ColumnsOf<Names> = { first_name: firstName, last_name: lastName, display_name: displayName };
      const change = { ...(areNamesFixed ? { display_name: displayName } : names), is_password_changed: true };
      const saved = await save(userId, change);
      // The role, with the setting of the audit log, can only be read once the setup is completed.
      const read = saved.ok ? await loadProfile({ userId }) : saved;
      return read.ok && read.value !== null ? { ok: true, value: read.value } : saved;
    },

    /** Whether the server recorded a change of the password since the account was created. */
    async isPasswordChangeRecorded({ userId }: { userId: string }): Promise<Outcome<boolean>> {
      const reply = await send(connection, (client, signal) =>
        client.from('users').select('password_changed_at').eq('id', userId).abortSignal(signal).maybeSingle(),
      );
      return parsed(reply, ({ data }) => data !== null && rowOf(data)['password_changed_at'] !== null);
    },

    /** Saves the theme. */
    async saveThemePreference({ userId, theme }: { userId: string; theme: ThemePreference }): Promise<Outcome> {
      return done(await save(userId, { theme_preference: theme }));
    },

    /** Saves the display name. */
    async saveDisplayName({ userId, displayName }: { userId: string } & SettingsProfile): Promise<Outcome<Profile>> {
      const profile: ColumnsOf<SettingsProfile> = { display_name: displayName };
      return save(userId, profile);
    },
  };
}

/** Parses the user's own row; whether it is suspended is decided by the clock of this device. */
export function parseProfile(value: unknown): Profile {
  const row = rowOf(value);
  const person = parsePerson(row);
  return {
    ...person,
    themePreference: THEMES.find((theme) => theme === row['theme_preference']) ?? null,
    mayReadLog: embeddedIn(row, 'roles')?.['may_read_log'] === true,
    isSuspended: accountStatus(person, Date.now()) === 'suspended',
  };
}
