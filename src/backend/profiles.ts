import type { Profile, ThemePreference } from '../../machines/shared/entities.ts';
import type { Outcome } from '../../machines/shared/outcome.ts';
import type { Names } from '../../machines/profileSetup/profileSetupForm.ts';
import type { SettingsProfile } from '../../machines/settings/settingsForm.ts';
import type { Connection } from './client.ts';
import { PROFILE_COLUMNS } from './columns.ts';
import type { Database } from './database.ts';
import { done, parsed, rejected } from './outcomes.ts';
import { parseProfile } from './profileRow.ts';
import { send } from './request.ts';
import { rowOf, type ColumnsOf } from './rows.ts';

type ProfileChange = Database['public']['Tables']['users']['Update'];

/** The signed-in person's own row. */
export function createProfilesAdapter(connection: Connection) {
  async function loadProfile({ userId }: { userId: string }): Promise<Outcome<Profile | null>> {
    const reply = await send(connection, (client, stop) =>
      client.from('users').select(PROFILE_COLUMNS).eq('id', userId).abortSignal(stop).maybeSingle(),
    );
    return parsed(reply, ({ data }) => (data === null ? null : parseProfile(data)));
  }

  async function save(userId: string, change: ProfileChange): Promise<Outcome<Profile>> {
    const reply = await send(connection, (client, stop) =>
      client.from('users').update(change).eq('id', userId).select(PROFILE_COLUMNS).abortSignal(stop).maybeSingle(),
    );
    // Everybody may change their own row: it is gone, with the account.
    if (reply.ok && reply.value.data === null) return rejected({ kind: 'permission', message: null });
    return parsed(reply, ({ data }) => parseProfile(data));
  }

  return {
    /** The person's profile; null when they have none, as after a removal. */
    loadProfile,

    /** Creates the profile of somebody who signed in without one; `gone` when the account exists no more. */
    async createProfile({ userId, email }: { userId: string; email: string }): Promise<Outcome<Profile>> {
      const reply = await send(connection, (client, stop) =>
        client
          .from('users')
          .insert({ id: userId, email, role: 'USER' })
          .select(PROFILE_COLUMNS)
          .abortSignal(stop)
          .single(),
      );
      if (reply.ok || reply.error.kind !== 'taken') return parsed(reply, ({ data }) => parseProfile(data));
      // Another tab was faster, or an answer got lost.
      const existing = await loadProfile({ userId });
      return existing.ok && existing.value ? { ok: true, value: existing.value } : reply;
    },

    /** Saves the names of the setup, and that it is complete (specification, section 7). */
    async completeSetup(setup: { userId: string } & Names): Promise<Outcome<Profile>> {
      const { userId, firstName, lastName, displayName } = setup;
      const names: ColumnsOf<Names> = { first_name: firstName, last_name: lastName, display_name: displayName };
      return save(userId, { ...names, is_password_changed: true });
    },

    /** Whether the server recorded that the password changed since the account was made. */
    async isPasswordChangeRecorded({ userId }: { userId: string }): Promise<Outcome<boolean>> {
      const reply = await send(connection, (client, stop) =>
        client.from('users').select('password_changed_at').eq('id', userId).abortSignal(stop).maybeSingle(),
      );
      return parsed(reply, ({ data }) => data !== null && rowOf(data)['password_changed_at'] !== null);
    },

    /** Saves the theme to the person's row. */
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
