import type { User } from '../../../../machines/shared/entities.ts';
import { Button } from '../../../components/button/Button.tsx';
import { ConfirmDialog } from '../../../patterns/dialog/confirmation.ts';
import { useDialog } from '../../../patterns/dialog/Dialogs.tsx';
import { useEditor } from '../../../session/useEditor.ts';
import { accountActions, type AccountAction } from './accountActions.ts';

/** The invitation of a pending user, or Require new password. */
export function AccountActions({ member }: { member: User }) {
  return accountActions(useEditor(), member).map((action) => <ActionButton key={action.label} {...action} />);
}

function ActionButton({ label, icon, reason, confirmed }: AccountAction) {
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
      {label}
    </Button>
  );
}
