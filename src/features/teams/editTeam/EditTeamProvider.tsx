import { useMemo, type ReactNode } from 'react';
import { selectView } from '../../../../machines/editTeam/selectors.ts';
import { EditTeamActor, editTeamLogic } from './editTeamActor.ts';
import { TeamsListActor } from '../teamsListActor.ts';
import { refreshList } from '../../list/refreshList.ts';
import { useFocusAfterDialog } from '../../../lib/useFocusAfterDialog.ts';
import { EditTeamDialog } from './EditTeamDialog.tsx';

/** Runs Edit Team on this screen, and tells the list what it did. */
export function EditTeamProvider({ children }: { children: ReactNode }) {
  const teams = TeamsListActor.useActorRef();
  const logic = useMemo(
    () =>
      editTeamLogic(() => refreshList(teams)).provide({
        actions: {
          reportSaved: (_, { row }) => teams.send(row ? { type: 'row.saved', row } : { type: 'list.refresh' }),
          reportGone: (_, { id }) => teams.send({ type: 'row.removed', id }),
        },
      }),
    [teams],
  );
  return (
    <EditTeamActor.Provider logic={logic}>
      {children}
      <OpenDialog />
    </EditTeamActor.Provider>
  );
}

function OpenDialog() {
  const isOpen = EditTeamActor.useSelector((snapshot) => selectView(snapshot) !== 'closed');
  useFocusAfterDialog(isOpen);
  return isOpen && <EditTeamDialog />;
}
