import type { AuditLog, Person, User } from '../shared/entities.ts';
import { EMAIL_LINK_LIFETIME } from './limits.ts';

/** The statuses of an account; the first one that applies counts. */
export const ACCOUNT_STATUSES = ['suspended', 'leaving', 'active', 'pending', 'invited', 'expired'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

const LABELS: Record<AccountStatus, string> = {
  active: 'Active',
  pending: 'Temporary password',
  invited: 'Invitation sent',
  expired: 'Invitation expired',
  leaving: 'Leaving',
  suspended: 'Suspended',
};

/** The label of the status in filters and badges. */
export function statusLabel(status: AccountStatus): string {
  return LABELS[status];
}

/** The fields that determine the status; times are ISO 8601 strings. */
type AccountDates = Pick<Person, 'isPasswordChanged' | 'invitedAt' | 'suspendedFrom'>;

/**
 * The status of an account at a time, as `search_staff` filters by it.
 * @param now in milliseconds since the epoch
 */
export function accountStatus(person: AccountDates, now: number): AccountStatus {
  const { isPasswordChanged, invitedAt, suspendedFrom } = person;
  if (suspendedFrom !== null) return Date.parse(suspendedFrom) <= now ? 'suspended' : 'leaving';
  if (isPasswordChanged) return 'active';
  if (invitedAt === null) return 'pending';
  return Date.parse(invitedAt) + EMAIL_LINK_LIFETIME <= now ? 'expired' : 'invited';
}

/** A person, and the latest entries of the audit log about them, newest first. */
type History = { member: User; about: AuditLog[] };

/**
 * Since when an account has been active, or its setup pending, as an ISO 8601 string; null if the entries do not go
 * back that far.
 */
export function statusSince({ member, about }: History): string | null {
  const { isPasswordChanged, createdAt } = member;
  const start = about.find(
    (entry) => entry.changes['is_password_changed']?.new === isPasswordChanged || endsSuspension(entry),
  );
  return start?.performedAt ?? (isPasswordChanged ? null : createdAt);
}

/** Whether a user was restored after their suspension began. */
function endsSuspension({ changes, performedAt }: AuditLog): boolean {
  const suspendedFrom = changes['suspended_from'];
  return suspendedFrom?.new === null && Date.parse(String(suspendedFrom.old)) <= Date.parse(performedAt);
}
