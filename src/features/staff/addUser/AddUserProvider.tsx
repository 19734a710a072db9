import { useMemo, type ReactNode } from 'react';
import { selectView } from '../../../../machines/addUser/selectors.ts';
import { AddUserActor, addUserLogic } from './addUserActor.ts';
import { StaffListActor } from '../staffListActor.ts';
import { useFocusAfterDialog } from '../../../lib/useFocusAfterDialog.ts';
import { AddUserDialog } from './AddUserDialog.tsx';

/** Runs Add User on this screen, and tells the list what it did. */
export function AddUserProvider({ children }: { children: ReactNode }) {
  const list = StaffListActor.useActorRef();
  const logic = useMemo(
    () =>
      addUserLogic().provide({
        actions: {
          reportAdded: () => list.send({ type: 'row.added' }),
          reportUnconfirmed: () => list.send({ type: 'list.refresh' }),
        },
      }),
    [list],
  );
  return (
    <AddUserActor.Provider logic={logic}>
      {children}
      <OpenDialog />
    </AddUserActor.Provider>
  );
}

function OpenDialog() {
  const isOpen = AddUserActor.useSelector((snapshot) => selectView(snapshot) !== 'closed');
  useFocusAfterDialog(isOpen);
  return isOpen && <AddUserDialog />;
}
