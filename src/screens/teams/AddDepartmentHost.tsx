import { useEffect, useMemo } from 'react';
import { selectIsOpen } from '../../../machines/addDepartment/selectors.ts';
import { AddDepartmentActor, addDepartmentLogic } from '../../app/actors/addDepartmentActor.ts';
import { DepartmentsDirectoryActor } from '../../app/actors/departmentsDirectoryActor.ts';
import { refreshList } from '../../app/directory/refreshList.ts';
import { useFocusAfterDialog } from '../../app/navigation/useFocusAfterDialog.ts';
import type { HostProps } from '../../app/navigation/lazyDialog.tsx';
import { AddDepartmentDialog } from './AddDepartmentDialog.tsx';
import type { AddDepartmentOpening } from './dialogChunks.ts';

type Props = HostProps<AddDepartmentOpening>;

/** Runs Add Department from its first opening on, and tells the list what it did. */
export function Component({ opening }: Props) {
  const departments = DepartmentsDirectoryActor.useActorRef();
  const logic = useMemo(() => {
    const refresh = () => refreshList(departments);
    return addDepartmentLogic(refresh).provide({
      actions: { reportAdded: () => departments.send({ type: 'row.added' }), reportUnconfirmed: refresh },
    });
  }, [departments]);
  return (
    <AddDepartmentActor.Provider logic={logic}>
      <Opened opening={opening} />
    </AddDepartmentActor.Provider>
  );
}

function Opened({ opening }: Props) {
  const dialog = AddDepartmentActor.useActorRef();
  const isOpen = AddDepartmentActor.useSelector(selectIsOpen);
  useEffect(() => dialog.send({ type: 'dialog.open', ...opening }), [dialog, opening]);
  useFocusAfterDialog(isOpen);
  return isOpen && <AddDepartmentDialog />;
}
