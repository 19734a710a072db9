import { Copy, Ellipsis, Mail } from 'lucide-react';
import type { Party } from '../../../machines/rules/permissions.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { listedName, type User } from '../../../machines/shared/entities.ts';
import { menuAction } from '../../components/table/RowActions.css.ts';
import { Menu, MenuItem } from '../../components/dialog/Menu.tsx';
import { ConfirmDialog } from '../../patterns/dialog/confirmation.ts';
import { useDialog } from '../../patterns/dialog/Dialogs.tsx';
import { currentStatus } from '../../patterns/record/statusBadge.tsx';
import { copyText } from '../../patterns/toasts/copyText.ts';
import { accountActions, type AccountAction } from './account/accountActions.ts';
import { resetEmailReason } from './reasons.ts';
import { ResetEmailActor } from './resetEmailActor.ts';
import { useSuspension } from './suspendUser/useSuspension.ts';

type UserMenuProps = { member: User; editor: Party };

/** The actions of the user page in a row of the list, besides Edit and Remove. */
export function UserMenu({ member, editor }: UserMenuProps) {
  const label = `Actions for ${isolated(listedName(member))}`;
  return (
    <Menu label={label} trigger={<Ellipsis size={16} aria-hidden />} triggerClassName={menuAction}>
      <UserMenuItems member={member} editor={editor} />
    </Menu>
  );
}

/** Its hooks run only while the menu is open. */
function UserMenuItems({ member, editor }: UserMenuProps) {
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
