import { useMemo, type ReactNode } from 'react';
import { selectIsOpen } from '../../../../machines/addTeam/selectors.ts';
import { AddTeamActor, addTeamLogic } from './addTeamActor.ts';
import { TeamsListActor } from '../teamsListActor.ts';
import { refreshList } from '../../list/refreshList.ts';
import { useFocusAfterDialog } from '../../../lib/useFocusAfterDialog.ts';
import { AddTeamDialog } from './AddTeamDialog.tsx';

/** Runs Add Team on this screen, and tells the list what it did. */
export function AddTeamProvider({ children }: { children: ReactNode }) {
  const teams = TeamsListActor.useActorRef();
  const logic = useMemo(() => {
    const refresh = () => refreshList(teams);
    return addTeamLogic(refresh).provide({
      actions: { reportAdded: () => teams.send({ type: 'row.added' }), reportUnconfirmed: refresh },
    });
  }, [teams]);
  return (
    <AddTeamActor.Provider logic={logic}>
      {children}
      <OpenDialog />
    </AddTeamActor.Provider>
  );
}

function OpenDialog() {
  const isOpen = AddTeamActor.useSelector(selectIsOpen);
  useFocusAfterDialog(isOpen);
  return isOpen && <AddTeamDialog />;
}
