import { useEffect, useMemo } from 'react';
import { selectView } from '../../../machines/editTeam/selectors.ts';
import { EditTeamActor, editTeamLogic } from '../../app/actors/editTeamActor.ts';
import { TeamsDirectoryActor } from '../../app/actors/teamsDirectoryActor.ts';
import { refreshList } from '../../app/directory/refreshList.ts';
import { useFocusAfterDialog } from '../../app/navigation/useFocusAfterDialog.ts';
import type { HostProps } from '../../app/navigation/lazyDialog.tsx';
import { EditTeamDialog } from './EditTeamDialog.tsx';
import type { EditTeamOpening } from './dialogChunks.ts';

type Props = HostProps<EditTeamOpening>;

/** Runs Edit Team from its first opening on, and tells the list what it did. */
export function Component({ opening }: Props) {
  const teams = TeamsDirectoryActor.useActorRef();
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
      <Opened opening={opening} />
    </EditTeamActor.Provider>
  );
}

function Opened({ opening }: Props) {
  const dialog = EditTeamActor.useActorRef();
  const isOpen = EditTeamActor.useSelector((snapshot) => selectView(snapshot) !== 'closed');
  useEffect(() => dialog.send({ type: 'dialog.open', ...opening }), [dialog, opening]);
  useFocusAfterDialog(isOpen);
  return isOpen && <EditTeamDialog />;
}
