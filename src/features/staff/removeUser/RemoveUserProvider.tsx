import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { rowsOf } from '../../../../machines/list/selectors.ts';
import { dialogOf, isOpen as selectIsOpen } from '../../../../machines/removeUser/selectors.ts';
import { RemoveUserActor, removeUserLogic } from './removeUserActor.ts';
import { StaffListActor } from '../staffListActor.ts';
import { focusRowAction } from '../../list/focusRowAction.ts';
import { useFocusAfterDialog } from '../../../lib/useFocusAfterDialog.ts';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';

/** Runs Remove User on this screen, and tells the list what it did. */
export function RemoveUserProvider({ children }: { children: ReactNode }) {
  const list = StaffListActor.useActorRef();
  const logic = useMemo(
    () =>
      removeUserLogic().provide({
        actions: {
          reportRemoved: (_, { id }) => list.send({ type: 'row.removed', id }),
          reportOutdated: () => list.send({ type: 'list.refresh' }),
        },
      }),
    [list],
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
  const list = StaffListActor.useActorRef();
  const place = useRef(-1);
  useEffect(() => {
    if (targetId !== undefined) place.current = rowsOf(list.getSnapshot()).findIndex(({ id }) => id === targetId);
  }, [list, targetId]);
  useFocusAfterDialog(isOpen, () => focusRowAction(place.current));
  return isOpen && <RemoveUserDialog />;
}
