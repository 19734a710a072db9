import { KeyRound, MailX, Send, type LucideIcon } from 'lucide-react';
import type { Party } from '../../../../machines/rules/permissions.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import type { Confirmed } from '../../../patterns/dialog/confirmation.ts';
import { currentStatus } from '../../../patterns/record/statusBadge.tsx';
import { editReason, SUSPENDED } from '../reasons.ts';
import { inviting, requiringPassword, withdrawing } from './accountActor.ts';

/** An action on an account; `reason` is why it is unavailable: then it does nothing. */
export type AccountAction = { label: string; icon: LucideIcon; reason: string | undefined; confirmed: Confirmed };

/** The actions on the invitation of a pending user, or Require new password. */
export function accountActions(editor: Party, member: User): AccountAction[] {
  const reason = editReason(editor, member);
  if (member.isPasswordChanged) {
    return [{ label: 'Require new password', icon: KeyRound, reason, confirmed: requiringPassword(member) }];
  }
  const isInvited = member.invitedAt !== null;
  const inviteReason = reason ?? (currentStatus(member) === 'suspended' ? SUSPENDED : undefined);
  const invite = {
    label: isInvited ? 'Resend invitation' : 'Send invitation',
    icon: Send,
    reason: inviteReason,
    confirmed: inviting(member),
  };
  const withdraw = { label: 'Withdraw invitation', icon: MailX, reason, confirmed: withdrawing(member) };
  return isInvited ? [invite, withdraw] : [invite];
}
