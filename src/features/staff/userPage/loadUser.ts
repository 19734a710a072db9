import { canSeeSessions, type Party } from '../../../../machines/rules/permissions.ts';
import type { AuditLog, User } from '../../../../machines/shared/entities.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';

/** What the page of a user shows. */
export type UserRecord = {
  member: User;
  /** An ISO 8601 string, null if they never signed in; undefined if the viewer may not see it. */
  lastSignIn: string | null | undefined;
  /** The latest changes to the user and by the user, newest first. */
  about: AuditLog[];
  by: AuditLog[];
};

/** Loads the page of a user for the signed-in `viewer`; null if there is no such user. */
export async function loadUser(id: string, viewer: Party): Promise<Outcome<UserRecord | null>> {
  const backend = await loadBackend();
  // Never aborted: StrictMode unmounts and remounts at once, and an aborted read counts as failed.
  const { signal } = new AbortController();
  const changes = (filters: { about: string } | { by: string }) =>
    backend.listAuditLogs({ search: '', after: null, filters }, signal);
  const [member, about, by] = await Promise.all([
    backend.loadUser({ id }),
    changes({ about: id }),
    changes({ by: id }),
  ]);
  if (!member.ok) return member;
  if (member.value === null) return { ok: true, value: null };
  if (!about.ok) return about;
  if (!by.ok) return by;
  const record = { member: member.value, lastSignIn: undefined, about: about.value.rows, by: by.value.rows };
  if (!canSeeSessions(viewer, member.value)) return { ok: true, value: record };
  const lastSignIn = await backend.lastSignIn({ userId: id });
  if (lastSignIn.ok) return { ok: true, value: { ...record, lastSignIn: lastSignIn.value } };
  // The viewer has lost the right since; their role is about to be read again.
  return lastSignIn.error.kind === 'permission' ? { ok: true, value: record } : lastSignIn;
}
