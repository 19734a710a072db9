import { useMemo, type ReactNode } from 'react';
import { selectView } from '../../../../machines/editUser/selectors.ts';
import { EditUserActor, editUserLogic } from './editUserActor.ts';
import { StaffListActor } from '../staffListActor.ts';
import { useFocusAfterDialog } from '../../../lib/useFocusAfterDialog.ts';
import { EditUserDialog } from './EditUserDialog.tsx';

/** Runs Edit User on this screen, and tells the list what it did. */
export function EditUserProvider({ children }: { children: ReactNode }) {
  const list = StaffListActor.useActorRef();
  const logic = useMemo(
    () =>
      editUserLogic().provide({
        actions: {
          reportSaved: (_, { row }) => list.send(row ? { type: 'row.saved', row } : { type: 'list.refresh' }),
          reportGone: (_, { id }) => list.send({ type: 'row.removed', id }),
        },
      }),
    [list],
  );
  return (
    <EditUserActor.Provider logic={logic}>
      {children}
      <OpenDialog />
    </EditUserActor.Provider>
  );
}

function OpenDialog() {
  const isOpen = EditUserActor.useSelector((snapshot) => selectView(snapshot) !== 'closed');
  useFocusAfterDialog(isOpen);
  return isOpen && <EditUserDialog />;
}
