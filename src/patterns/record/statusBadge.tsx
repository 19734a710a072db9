import type { ReactNode } from 'react';
import { accountStatus, statusLabel, type AccountStatus } from '../../../machines/rules/accountStatus.ts';
import { leavingText } from '../../../machines/rules/dates.ts';
import type { User } from '../../../machines/shared/entities.ts';
import { Badge } from '../../components/table/Badge.tsx';
import { invitationText } from './invitation.ts';

type Member = Pick<User, 'isPasswordChanged' | 'invitedAt' | 'suspendedFrom' | 'isSignedUp'>;

/** The current status of a person. */
export function currentStatus(member: Member): AccountStatus {
  return accountStatus(member, Date.now());
}

/** The badge beside a person's name; undefined if they are active. */
export function statusBadge(member: Member): ReactNode {
  const status = currentStatus(member);
  if (member.isSignedUp && status !== 'suspended') return <Badge tone="danger">Signed up, address not confirmed</Badge>;
  switch (status) {
    case 'active':
      return undefined;
    case 'suspended':
      return <Badge>{statusLabel(status)}</Badge>;
    case 'leaving':
      return <Badge tone="warning">Leaving on {leavingText(member.suspendedFrom ?? '')}</Badge>;
    case 'pending':
    case 'invited':
    case 'expired':
      return (
        <Badge tone="warning" title={invitationText(member, Date.now())}>
          {statusLabel(status)}
        </Badge>
      );
  }
}
