import { useMemo, type ReactNode } from 'react';
import { selectIsOpen } from '../../../../machines/addDepartment/selectors.ts';
import { AddDepartmentActor, addDepartmentLogic } from './addDepartmentActor.ts';
import { DepartmentsListActor } from '../departmentsListActor.ts';
import { refreshList } from '../../list/refreshList.ts';
import { useFocusAfterDialog } from '../../../lib/useFocusAfterDialog.ts';
import { AddDepartmentDialog } from './AddDepartmentDialog.tsx';

/** Runs Add Department on this screen, and tells the list what it did. */
export function AddDepartmentProvider({ children }: { children: ReactNode }) {
  const departments = DepartmentsListActor.useActorRef();
  const logic = useMemo(() => {
    const refresh = () => refreshList(departments);
    return addDepartmentLogic(refresh).provide({
      actions: { reportAdded: () => departments.send({ type: 'row.added' }), reportUnconfirmed: refresh },
    });
  }, [departments]);
  return (
    <AddDepartmentActor.Provider logic={logic}>
      {children}
      <OpenDialog />
    </AddDepartmentActor.Provider>
  );
}

function OpenDialog() {
  const isOpen = AddDepartmentActor.useSelector(selectIsOpen);
  useFocusAfterDialog(isOpen);
  return isOpen && <AddDepartmentDialog />;
}
