import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { rowsOf } from '../../../../machines/list/selectors.ts';
import { dialogOf, isOpen as selectIsOpen } from '../../../../machines/removeUser/selectors.ts';
import { RemoveUserActor, removeUserLogic } from './removeUserActor.ts';
import { StaffDirectoryActor } from '../staffDirectoryActor.ts';
import { focusRowAction } from '../../list/focusRowAction.ts';
import { useFocusAfterDialog } from '../../../lib/useFocusAfterDialog.ts';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';

/** Runs Remove User on this screen, and tells the list what it did. */
export function RemoveUserProvider({ children }: { children: ReactNode }) {
  const directory = StaffDirectoryActor.useActorRef();
  const logic = useMemo(
    () =>
      removeUserLogic().provide({
        actions: {
          reportRemoved: (_, { id }) => directory.send({ type: 'row.removed', id }),
          reportOutdated: () => directory.send({ type: 'list.refresh' }),
        },
      }),
    [directory],
  );
  return (
    <RemoveUserActor.Provider logic={logic}>
      {children}
      <OpenDialog />
    </RemoveUserActor.Provider>
  );
}

function OpenDialog() {
  const isOpen = RemoveUserActor.useSelector(selectIsOpen);
  const targetId = RemoveUserActor.useSelector((snapshot) => dialogOf(snapshot)?.target.id);
  const directory = StaffDirectoryActor.useActorRef();
  const place = useRef(-1);
  useEffect(() => {
    if (targetId !== undefined) place.current = rowsOf(directory.getSnapshot()).findIndex(({ id }) => id === targetId);
  }, [directory, targetId]);
  useFocusAfterDialog(isOpen, () => focusRowAction(place.current));
  return isOpen && <RemoveUserDialog />;
}
