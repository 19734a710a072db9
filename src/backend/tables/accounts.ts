import type { DeviceSession } from '../../../machines/shared/entities.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import type { Database } from '../database.ts';
import { done, DONE, parsed } from '../wire/outcomes.ts';
import { optionalTextIn, rowsOf, textIn, type Row } from '../wire/rows.ts';
import { send, type Connection } from '../wire/transport.ts';

type Functions = Database['public']['Functions'];

/** The functions that change an account and return nothing. */
type AccountFunction =
  'suspend_user' | 'require_new_password' | 'record_invitation' | 'withdraw_invitation' | 'end_sessions';

/**
 * A suspension; `startsAt` is an ISO 8601 time, null for now, and `reason` is recorded in the audit log. `replaces` is
 * the leaving date that the editor has seen.
 */
export type Suspension = { id: string; startsAt: string | null; reason: string; replaces: string | null };

/** Suspensions, invitations and sessions of accounts. All writes are idempotent. */
export function createAccountsAdapter(connection: Connection) {
  async function call<Name extends AccountFunction>(name: Name, args: Functions[Name]['Args']): Promise<Outcome> {
    return done(await send(connection, (client, signal) => client.rpc(name, args).abortSignal(signal)));
  }

  return {
    /**
     * Suspends a user from the given time; a time in the future is their leaving date. `changed` if another editor
     * changed it in between.
     */
    async suspendUser({ id, startsAt, reason, replaces }: Suspension): Promise<Outcome> {
      const times = { ...(startsAt !== null && { starts_at: startsAt }), ...(replaces !== null && { replaces }) };
      return call('suspend_user', { target: id, reason, ...times });
    },

    /** Ends the suspension of a user, or clears their leaving date. Returns whether a new password is required. */
    async restoreUser({ id }: { id: string }): Promise<Outcome<boolean>> {
      const reply = await send(connection, (client, signal) =>
        client.rpc('restore_user', { target: id }).abortSignal(signal),
      );
      return parsed(reply, ({ data }) => data === true);
    },

    /** Requires a new password: the setup is pending again, and the sessions of the user end. */
    async requireNewPassword({ id }: { id: string }): Promise<Outcome> {
      return call('require_new_password', { target: id });
    },

    /** Records that an invitation was sent to a user. */
    async recordInvitation({ id }: { id: string }): Promise<Outcome> {
      return call('record_invitation', { target: id });
    },

    /** Deletes the account of a user who was invited and has not chosen a password. */
    async withdrawInvitation({ id }: { id: string }): Promise<Outcome> {
      const outcome = await call('withdraw_invitation', { target: id });
      return !outcome.ok && outcome.error.kind === 'gone' ? DONE : outcome;
    },

    /** Reads the sessions of a user, the latest first. */
    async listSessions({ userId }: { userId: string }): Promise<Outcome<DeviceSession[]>> {
      const reply = await send(connection, (client, signal) =>
        client.rpc('list_sessions', { target: userId }).abortSignal(signal),
      );
      return parsed(reply, ({ data }) => rowsOf(data).map(parseSession));
    },

    /** Ends one session of a user, or for null all except the caller's own. */
    async endSessions({ userId, sessionId }: { userId: string; sessionId: string | null }): Promise<Outcome> {
      return call('end_sessions', { target: userId, ...(sessionId === null ? {} : { session: sessionId }) });
    },

    /** Whether the session of this browser is still valid on the server. */
    async hasSession(): Promise<Outcome<boolean>> {
      const reply = await send(connection, (client, signal) => client.rpc('has_session').abortSignal(signal));
      return parsed(reply, ({ data }) => data === true);
    },
  };
}

function parseSession(row: Row): DeviceSession {
  return {
    id: textIn(row, 'id'),
    startedAt: textIn(row, 'started_at'),
    lastUsedAt: textIn(row, 'last_used_at'),
    userAgent: optionalTextIn(row, 'user_agent'),
    isCurrent: row['is_current'] === true,
  };
}
