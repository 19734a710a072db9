import type { AuditLog, User } from '../../../../machines/shared/entities.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';

/** What the page of a user shows. */
export type UserRecord = {
  member: User;
  /** The latest changes to the user and by the user, newest first; null if the viewer may not read the audit log. */
  about: AuditLog[] | null;
  by: AuditLog[] | null;
};

/** Loads the page of a user; null if there is no such user. */
export async function loadUser(id: string, mayReadLog: boolean): Promise<Outcome<UserRecord | null>> {
  const backend = await loadBackend();
  // Never aborted: StrictMode unmounts and remounts at once, and an aborted read counts as failed.
  const { signal } = new AbortController();
  const changes = async (filters: { about: string } | { by: string }): Promise<Outcome<AuditLog[] | null>> => {
    if (!mayReadLog) return { ok: true, value: null };
    const page = await backend.listAuditLogs({ search: '', after: null, filters }, signal);
    return page.ok ? { ok: true, value: page.value.rows } : page;
  };
  const [member, about, by] = await Promise.all([
    backend.loadUser({ id }),
    changes({ about: id }),
    changes({ by: id }),
  ]);
  if (!member.ok) return member;
  if (member.value === null) return { ok: true, value: null };
  if (!about.ok) return about;
  if (!by.ok) return by;
  return { ok: true, value: { member: member.value, about: about.value, by: by.value } };
}
