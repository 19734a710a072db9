import { KeyRound, MailX, Send } from 'lucide-react';
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
  const confirm = useDialog(ConfirmDialog);
  const unavailableReason = editReason(useEditor(), member);
  const invitationReason = unavailableReason ?? (currentStatus(member) === 'suspended' ? SUSPENDED : undefined);
  const open = (confirmed: Confirmed, reason = unavailableReason) => {
    if (reason === undefined) confirm.open(confirmed);
  };
  const action = { variant: 'quiet', unavailableReason } as const;
  if (member.isPasswordChanged) {
    return (
      <Button {...action} icon={KeyRound} onClick={() => open(requiringPassword(member))}>
        Require new password
      </Button>
    );
  }
  return (
    <>
      <Button
        {...action}
        icon={Send}
        unavailableReason={invitationReason}
        onClick={() => open(inviting(member), invitationReason)}
      >
        {member.invitedAt === null ? 'Send invitation' : 'Resend invitation'}
      </Button>
      {member.invitedAt !== null && (
        <Button {...action} icon={MailX} onClick={() => open(withdrawing(member))}>
          Withdraw invitation
        </Button>
      )}
    </>
  );
}
