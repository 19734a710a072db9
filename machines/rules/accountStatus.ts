/** The status of an account, derived from its data: at most one applies, the first that does. */
export const ACCOUNT_STATUSES = ['suspended', 'leaving', 'pending', 'active'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

const LABELS: Record<AccountStatus, string> = {
  active: 'Active',
  pending: 'Setup pending',
  leaving: 'Leaving',
  suspended: 'Suspended',
};

/** The status in words, as filters and badges show it. */
export function statusLabel(status: AccountStatus): string {
  return LABELS[status];
}

/** Whether a text is a status. */
export function isAccountStatus(value: string): value is AccountStatus {
  return ACCOUNT_STATUSES.some((status) => status === value);
}

/** What the status of an account is derived from; `suspendedFrom` is an ISO 8601 time. */
export type AccountDates = { isPasswordChanged: boolean; suspendedFrom: string | null };

/**
 * The status of an account at a time, as `search_staff` filters by it.
 * @param now in milliseconds since 1970
 */
export function accountStatus({ isPasswordChanged, suspendedFrom }: AccountDates, now: number): AccountStatus {
  if (suspendedFrom !== null) return Date.parse(suspendedFrom) <= now ? 'suspended' : 'leaving';
  return isPasswordChanged ? 'active' : 'pending';
}
