import { useEffect, useMemo } from 'react';
import { selectView } from '../../../machines/renameDepartment/selectors.ts';
import { DepartmentsDirectoryActor } from '../../app/actors/departmentsDirectoryActor.ts';
import { RenameDepartmentActor, renameDepartmentLogic } from '../../app/actors/renameDepartmentActor.ts';
import { TeamsDirectoryActor } from '../../app/actors/teamsDirectoryActor.ts';
import { refreshList } from '../../app/directory/refreshList.ts';
import { useFocusAfterDialog } from '../../app/navigation/useFocusAfterDialog.ts';
import type { HostProps } from '../../app/navigation/lazyDialog.tsx';
import { RenameDepartmentDialog } from './RenameDepartmentDialog.tsx';
import type { RenameDepartmentOpening } from './dialogChunks.ts';

type Props = HostProps<RenameDepartmentOpening>;

/** Runs Rename Department from its first opening on; a new name changes both lists. */
export function Component({ opening }: Props) {
  const departments = DepartmentsDirectoryActor.useActorRef();
  const teams = TeamsDirectoryActor.useActorRef();
  const logic = useMemo(() => {
    const refresh = () => {
      refreshList(departments);
      refreshList(teams);
    };
    return renameDepartmentLogic(refresh).provide({ actions: { reportChanged: refresh } });
  }, [departments, teams]);
  return (
    <RenameDepartmentActor.Provider logic={logic}>
      <Opened opening={opening} />
    </RenameDepartmentActor.Provider>
  );
}

function Opened({ opening }: Props) {
  const dialog = RenameDepartmentActor.useActorRef();
  const isOpen = RenameDepartmentActor.useSelector((snapshot) => selectView(snapshot) !== 'closed');
  useEffect(() => dialog.send({ type: 'dialog.open', ...opening }), [dialog, opening]);
  useFocusAfterDialog(isOpen);
  return isOpen && <RenameDepartmentDialog />;
}
