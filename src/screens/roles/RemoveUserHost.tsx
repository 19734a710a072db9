import { useEffect, useMemo, useRef } from 'react';
import { rowsOf } from '../../../machines/directory/selectors.ts';
import { isOpen as selectIsOpen } from '../../../machines/removeUser/selectors.ts';
import { RemoveUserActor, removeUserLogic } from '../../app/actors/removeUserActor.ts';
import { StaffDirectoryActor } from '../../app/actors/staffDirectoryActor.ts';
import { focusRowAction } from '../../app/directory/focusRowAction.ts';
import type { HostProps } from '../../app/navigation/lazyDialog.tsx';
import { useFocusAfterDialog } from '../../app/navigation/useFocusAfterDialog.ts';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import type { MemberOpening } from './dialogChunks.ts';

type Props = HostProps<MemberOpening>;

/** Runs Remove User from its first opening on, and tells the list what it did. */
export function Component({ opening }: Props) {
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
      <Opened opening={opening} />
    </RemoveUserActor.Provider>
  );
}

function Opened({ opening }: Props) {
  const dialog = RemoveUserActor.useActorRef();
  const isOpen = RemoveUserActor.useSelector(selectIsOpen);
  const directory = StaffDirectoryActor.useActorRef();
  const place = useRef(-1);
  useEffect(() => {
    place.current = rowsOf(directory.getSnapshot()).findIndex(({ id }) => id === opening.target.id);
    dialog.send({ type: 'dialog.open', ...opening });
  }, [dialog, directory, opening]);
  useFocusAfterDialog(isOpen, () => focusRowAction(place.current));
  return isOpen && <RemoveUserDialog />;
}
