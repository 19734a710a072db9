import { UserRoundCheck, UserRoundX } from 'lucide-react';
import { selectIsRestoring } from '../../../../machines/restoreUser/restoreUserMachine.ts';
import { dayOf } from '../../../../machines/rules/dates.ts';
import type { Party } from '../../../../machines/rules/permissions.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { restoreReason, suspendReason } from '../reasons.ts';
import { useDialog } from '../../../patterns/dialog/Dialogs.tsx';
import { SuspendUserDialog } from '../staffDialogs.ts';
import { RestoreUserActor } from './restoreUserActor.ts';

/**
 * The props of a button that suspends or restores. By default it is one button, which preserves the focus: Restore for
 * people who are suspended or leaving, otherwise Suspend.
 */
export function useSuspension(
  editor: Party,
  member: User,
  action: 'Suspend' | 'Restore' = member.suspendedFrom === null ? 'Suspend' : 'Restore',
) {
  const suspend = useDialog(SuspendUserDialog);
  const restore = RestoreUserActor.useActorRef();
  const isRestore = action === 'Restore';
  const isRestoring = RestoreUserActor.useSelector(selectIsRestoring(member.id)) && isRestore;
  const unavailableReason = (isRestore ? restoreReason : suspendReason)(editor, member);
  return {
    action,
    label: isRestoring ? 'Restoring...' : action,
    icon: isRestore ? UserRoundCheck : UserRoundX,
    busy: isRestoring || suspend.busy,
    unavailableReason,
    onClick: () => {
      if (!isRestore) suspend.open({ input: { editor, target: member, today: dayOf(Date.now()) } });
      else if (unavailableReason === undefined) restore.send({ type: 'restore', target: member });
    },
  };
}
