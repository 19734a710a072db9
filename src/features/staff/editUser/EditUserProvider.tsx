import { useMemo, type ReactNode } from 'react';
import { selectView } from '../../../../machines/editUser/selectors.ts';
import { EditUserActor, editUserLogic } from './editUserActor.ts';
import { StaffDirectoryActor } from '../staffDirectoryActor.ts';
import { useFocusAfterDialog } from '../../../lib/useFocusAfterDialog.ts';
import { EditUserDialog } from './EditUserDialog.tsx';

/** Runs Edit User on this screen, and tells the list what it did. */
export function EditUserProvider({ children }: { children: ReactNode }) {
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
