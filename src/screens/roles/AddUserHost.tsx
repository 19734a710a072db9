import { useEffect, useMemo } from 'react';
import { selectView } from '../../../machines/addUser/selectors.ts';
import { AddUserActor, addUserLogic } from '../../app/actors/addUserActor.ts';
import { StaffDirectoryActor } from '../../app/actors/staffDirectoryActor.ts';
import { useFocusAfterDialog } from '../../app/navigation/useFocusAfterDialog.ts';
import type { HostProps } from '../../app/navigation/lazyDialog.tsx';
import { AddUserDialog } from './AddUserDialog.tsx';
import type { AddUserOpening } from './dialogChunks.ts';

type Props = HostProps<AddUserOpening>;

/** Runs Add User from its first opening on, and tells the list what it did. */
export function Component({ opening }: Props) {
  const directory = StaffDirectoryActor.useActorRef();
  const logic = useMemo(
    () =>
      addUserLogic().provide({
        actions: {
          reportAdded: () => directory.send({ type: 'row.added' }),
          reportUnconfirmed: () => directory.send({ type: 'list.refresh' }),
        },
      }),
    [directory],
  );
  return (
    <AddUserActor.Provider logic={logic}>
      <Opened opening={opening} />
    </AddUserActor.Provider>
  );
}

function Opened({ opening }: Props) {
  const dialog = AddUserActor.useActorRef();
  const isOpen = AddUserActor.useSelector((snapshot) => selectView(snapshot) !== 'closed');
  useEffect(() => dialog.send({ type: 'dialog.open', ...opening }), [dialog, opening]);
  useFocusAfterDialog(isOpen);
  return isOpen && <AddUserDialog />;
}
