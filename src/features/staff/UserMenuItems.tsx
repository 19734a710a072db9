import { Copy, Mail } from 'lucide-react';
import type { Party } from '../../../machines/rules/permissions.ts';
import type { User } from '../../../machines/shared/entities.ts';
import { MenuItem } from '../../components/dialog/Menu.tsx';
import { ConfirmDialog } from '../../patterns/dialog/confirmation.ts';
import { useDialog } from '../../patterns/dialog/Dialogs.tsx';
import { currentStatus } from '../../patterns/record/statusBadge.tsx';
import { copyText } from '../../patterns/toasts/copyText.ts';
import { accountActions, type AccountAction } from './account/accountActions.ts';
import { resetEmailReason } from './reasons.ts';
import { ResetEmailActor } from './resetEmailActor.ts';
import { useSuspension } from './suspendUser/useSuspension.ts';

export type UserMenuProps = { member: User; editor: Party };

/** The items of UserMenu, whose code is loaded when it opens. */
export function Component({ member, editor }: UserMenuProps) {
  const { label, icon, unavailableReason, onClick } = useSuspension(editor, member);
  const suspend = useSuspension(editor, member, 'Suspend');
  const resets = ResetEmailActor.useActorRef();
  const status = currentStatus(member);
  const emailReason = resetEmailReason(editor, member, status === 'suspended');
  return (
    <>
      <MenuItem icon={icon} unavailableReason={unavailableReason} onClick={onClick}>
        {label}
      </MenuItem>
      {status === 'leaving' && (
        <MenuItem icon={suspend.icon} unavailableReason={suspend.unavailableReason} onClick={suspend.onClick}>
          {suspend.label}
        </MenuItem>
      )}
      {accountActions(editor, member).map((action) => (
        <AccountItem key={action.label} {...action} />
      ))}
      <MenuItem
        icon={Mail}
        unavailableReason={emailReason}
        onClick={() => emailReason === undefined && resets.send({ type: 'reset.send', email: member.email })}
      >
        Send reset email
      </MenuItem>
      <MenuItem icon={Copy} onClick={() => void copyText(member.email, 'Email address copied')}>
        Copy email address
      </MenuItem>
    </>
  );
}

function AccountItem({ label, icon, reason, confirmed }: AccountAction) {
  const { open } = useDialog(ConfirmDialog);
  return (
    <MenuItem icon={icon} unavailableReason={reason} onClick={() => reason === undefined && open(confirmed)}>
      {label}
    </MenuItem>
  );
}
