import { useEffect, useMemo } from 'react';
import { selectIsOpen } from '../../../machines/addTeam/selectors.ts';
import { AddTeamActor, addTeamLogic } from '../../app/actors/addTeamActor.ts';
import { TeamsDirectoryActor } from '../../app/actors/teamsDirectoryActor.ts';
import { refreshList } from '../../app/directory/refreshList.ts';
import { useFocusAfterDialog } from '../../app/navigation/useFocusAfterDialog.ts';
import type { HostProps } from '../../app/navigation/lazyDialog.tsx';
import { AddTeamDialog } from './AddTeamDialog.tsx';
import type { AddTeamOpening } from './dialogChunks.ts';

type Props = HostProps<AddTeamOpening>;

/** Runs Add Team from its first opening on, and tells the list what it did. */
export function Component({ opening }: Props) {
  const teams = TeamsDirectoryActor.useActorRef();
  const logic = useMemo(() => {
    const refresh = () => refreshList(teams);
    return addTeamLogic(refresh).provide({
      actions: { reportAdded: () => teams.send({ type: 'row.added' }), reportUnconfirmed: refresh },
    });
  }, [teams]);
  return (
    <AddTeamActor.Provider logic={logic}>
      <Opened opening={opening} />
    </AddTeamActor.Provider>
  );
}

function Opened({ opening }: Props) {
  const dialog = AddTeamActor.useActorRef();
  const isOpen = AddTeamActor.useSelector(selectIsOpen);
  useEffect(() => dialog.send({ type: 'dialog.open', ...opening }), [dialog, opening]);
  useFocusAfterDialog(isOpen);
  return isOpen && <AddTeamDialog />;
}
