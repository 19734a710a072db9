import { statusLabel, statusSince } from '../../../../machines/rules/accountStatus.ts';
import { dayText, leavingText } from '../../../../machines/rules/dates.ts';
import type { AuditLog, User } from '../../../../machines/shared/entities.ts';
import { currentStatus } from '../../../patterns/record/statusBadge.tsx';

/**
 * The current status of an account and since when: `Active since Jan 5, 2024`, `Leaving on Dec 12, 2026`.
 * @param about the latest entries of the audit log about the person; null if they may not be read
 */
export function statusText(member: User, about: AuditLog[] | null): string {
  const { suspendedFrom } = member;
  const status = currentStatus(member);
  if (status === 'leaving' && suspendedFrom !== null) return `Leaving on ${leavingText(suspendedFrom)}`;
  const since = status === 'suspended' ? suspendedFrom : about && statusSince({ member, about });
  return since === null ? statusLabel(status) : `${statusLabel(status)} since ${dayText(since)}`;
}
