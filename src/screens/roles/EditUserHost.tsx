import { useEffect, useMemo } from 'react';
import { selectView } from '../../../machines/editUser/selectors.ts';
import { EditUserActor, editUserLogic } from '../../app/actors/editUserActor.ts';
import { StaffDirectoryActor } from '../../app/actors/staffDirectoryActor.ts';
import { useFocusAfterDialog } from '../../app/navigation/useFocusAfterDialog.ts';
import type { HostProps } from '../../app/navigation/lazyDialog.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';
import type { MemberOpening } from './dialogChunks.ts';

type Props = HostProps<MemberOpening>;

/** Runs Edit User from its first opening on, and tells the list what it did. */
export function Component({ opening }: Props) {
  const directory = StaffDirectoryActor.useActorRef();
  const logic = useMemo(
    () =>
      editUserLogic().provide({
        actions: {
          reportSaved: (_, { row }) => directory.send(row ? { type: 'row.saved', row } : { type: 'list.refresh' }),
          reportGone: (_, { id }) => directory.send({ type: 'row.removed', id }),
        },
      }),
    [directory],
  );
  return (
    <EditUserActor.Provider logic={logic}>
      <Opened opening={opening} />
    </EditUserActor.Provider>
  );
}

function Opened({ opening }: Props) {
  const dialog = EditUserActor.useActorRef();
  const isOpen = EditUserActor.useSelector((snapshot) => selectView(snapshot) !== 'closed');
  useEffect(() => dialog.send({ type: 'dialog.open', ...opening }), [dialog, opening]);
  useFocusAfterDialog(isOpen);
  return isOpen && <EditUserDialog />;
}
