import { KeyRound, type LucideIcon, MailX, Send } from 'lucide-react';
import type { User } from '../../../../machines/shared/entities.ts';
import { Button } from '../../../components/button/Button.tsx';
import { ConfirmDialog, type Confirmed } from '../../../patterns/dialog/confirmation.ts';
import { useDialog } from '../../../patterns/dialog/Dialogs.tsx';
import { editReason, SUSPENDED } from '../reasons.ts';
import { currentStatus } from '../../../patterns/record/statusBadge.tsx';
import { useEditor } from '../../../session/useEditor.ts';
import { inviting, requiringPassword, withdrawing } from './accountActor.ts';

/** The invitation of a pending user, or Require new password. */
export function AccountActions({ member }: { member: User }) {
  const reason = editReason(useEditor(), member);
  if (member.isPasswordChanged) {
    return (
      <AccountAction icon={KeyRound} reason={reason} confirmed={requiringPassword(member)}>
        Require new password
      </AccountAction>
    );
  }
  const invitationReason = reason ?? (currentStatus(member) === 'suspended' ? SUSPENDED : undefined);
  return (
    <>
      <AccountAction icon={Send} reason={invitationReason} confirmed={inviting(member)}>
        {member.invitedAt === null ? 'Send invitation' : 'Resend invitation'}
      </AccountAction>
      {member.invitedAt !== null && (
        <AccountAction icon={MailX} reason={reason} confirmed={withdrawing(member)}>
          Withdraw invitation
        </AccountAction>
      )}
    </>
  );
}

type AccountActionProps = {
  icon: LucideIcon;
  /** Why it is unavailable; then pressing does nothing. */
  reason: string | undefined;
  confirmed: Confirmed;
  children: string;
};

function AccountAction({ icon, reason, confirmed, children }: AccountActionProps) {
  const confirm = useDialog(ConfirmDialog);
  const open = () => confirm.open(confirmed);
  return (
    <Button
      variant="quiet"
      icon={icon}
      busy={confirm.busy}
      unavailableReason={reason}
      onClick={reason === undefined ? open : undefined}
    >
      {children}
    </Button>
  );
}
