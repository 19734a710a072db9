import { UserRoundCheck, UserRoundX } from 'lucide-react';
import { selectIsRestoring } from '../../../../machines/restoreUser/restoreUserMachine.ts';
import type { Party } from '../../../../machines/rules/permissions.ts';
import type { StaffMember } from '../../../../machines/shared/entities.ts';
import { today } from '../../list/days.ts';
import { suspendReason } from '../reasons.ts';
import { RestoreUserActor, SuspendUserActor } from './suspendUserActor.ts';

/** Suspend, or Restore for people who are suspended or leaving: the props of one button, which preserves the focus. */
export function useSuspension(editor: Party, member: StaffMember) {
  const suspend = SuspendUserActor.useActorRef();
  const restore = RestoreUserActor.useActorRef();
  const isRestoring = RestoreUserActor.useSelector(selectIsRestoring(member.id));
  const canBeRestored = member.suspendedFrom !== null;
  const unavailableReason = suspendReason(editor, member, canBeRestored ? 'restore' : 'suspend');
  return {
    action: canBeRestored ? 'Restore' : 'Suspend',
    label: isRestoring ? 'Restoring...' : canBeRestored ? 'Restore' : 'Suspend',
    icon: canBeRestored ? UserRoundCheck : UserRoundX,
    busy: isRestoring,
    unavailableReason,
    onClick: () => {
      if (!canBeRestored) suspend.send({ type: 'dialog.open', editor, target: member, today: today() });
      else if (unavailableReason === undefined) restore.send({ type: 'restore', target: member });
    },
  };
}
