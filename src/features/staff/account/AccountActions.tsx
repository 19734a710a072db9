import { KeyRound, MailX, Send } from 'lucide-react';
import type { User } from '../../../../machines/shared/entities.ts';
import type { Confirmation } from '../../../../machines/confirm/confirmMachine.ts';
import { Button } from '../../../components/button/Button.tsx';
import { ConfirmActor } from '../../../patterns/dialog/ConfirmDialog.tsx';
import { editReason, SUSPENDED } from '../reasons.ts';
import { currentStatus } from '../../../patterns/record/statusBadge.tsx';
import { useEditor } from '../../../session/useEditor.ts';
import { inviting, requiringPassword, withdrawing } from './accountActor.ts';

/** The invitation of a pending user, or Require new password; the screen provides ConfirmActor with `accountLogic`. */
export function AccountActions({ member }: { member: User }) {
  const confirm = ConfirmActor.useActorRef();
  const unavailableReason = editReason(useEditor(), member);
  const invitationReason = unavailableReason ?? (currentStatus(member) === 'suspended' ? SUSPENDED : undefined);
  const open = (confirmation: Confirmation, reason = unavailableReason) => {
    if (reason === undefined) confirm.send({ type: 'dialog.open', confirmation });
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
