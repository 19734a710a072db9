import { useMemo, type ReactNode } from 'react';
import { selectView } from '../../../../machines/renameDepartment/selectors.ts';
import { DepartmentsListActor } from '../departmentsListActor.ts';
import { RenameDepartmentActor, renameDepartmentLogic } from './renameDepartmentActor.ts';
import { TeamsListActor } from '../teamsListActor.ts';
import { refreshList } from '../../list/refreshList.ts';
import { useFocusAfterDialog } from '../../../lib/useFocusAfterDialog.ts';
import { RenameDepartmentDialog } from './RenameDepartmentDialog.tsx';

/** Runs Rename Department on this screen; a new name changes both lists. */
export function RenameDepartmentProvider({ children }: { children: ReactNode }) {
  const departments = DepartmentsListActor.useActorRef();
  const teams = TeamsListActor.useActorRef();
  const logic = useMemo(() => {
    const refresh = () => {
      refreshList(departments);
      refreshList(teams);
    };
    return renameDepartmentLogic(refresh).provide({ actions: { reportChanged: refresh } });
  }, [departments, teams]);
  return (
    <RenameDepartmentActor.Provider logic={logic}>
      {children}
      <OpenDialog />
    </RenameDepartmentActor.Provider>
  );
}

function OpenDialog() {
  const isOpen = RenameDepartmentActor.useSelector((snapshot) => selectView(snapshot) !== 'closed');
  useFocusAfterDialog(isOpen);
  return isOpen && <RenameDepartmentDialog />;
}
