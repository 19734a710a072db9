import { useMemo, type ReactNode } from 'react';
import { AddDepartmentActor, addDepartmentLogic } from '../../app/actors/addDepartmentActor.ts';
import { AddTeamActor, addTeamLogic } from '../../app/actors/addTeamActor.ts';
import { DepartmentsDirectoryActor } from '../../app/actors/departmentsDirectoryActor.ts';
import { EditTeamActor, editTeamLogic } from '../../app/actors/editTeamActor.ts';
import { TeamsDirectoryActor } from '../../app/actors/teamsDirectoryActor.ts';
import { useAuth } from '../../app/session/SessionContext.ts';

/** Runs the dialogs of the page, and passes on to its lists what they did. */
export function TeamsDialogActors({ children }: { children: ReactNode }) {
  const session = useAuth();
  const teams = TeamsDirectoryActor.useActorRef();
  const departments = DepartmentsDirectoryActor.useActorRef();
  const dialogs = useMemo(
    () => ({
      addDepartment: addDepartmentLogic(session).provide({
        actions: {
          reportAdded: () => departments.send({ type: 'row.added' }),
          reportUnconfirmed: () => departments.send({ type: 'list.refresh' }),
        },
      }),
      addTeam: addTeamLogic(session).provide({
        actions: {
          reportAdded: () => teams.send({ type: 'row.added' }),
          reportUnconfirmed: () => teams.send({ type: 'list.refresh' }),
        },
      }),
      editTeam: editTeamLogic(session).provide({
        actions: {
          reportSaved: (_, { row }) => teams.send(row ? { type: 'row.saved', row } : { type: 'list.refresh' }),
          reportGone: (_, { id }) => teams.send({ type: 'row.removed', id }),
        },
      }),
    }),
    [session, teams, departments],
  );
  return (
    <AddDepartmentActor.Provider logic={dialogs.addDepartment}>
      <AddTeamActor.Provider logic={dialogs.addTeam}>
        <EditTeamActor.Provider logic={dialogs.editTeam}>{children}</EditTeamActor.Provider>
      </AddTeamActor.Provider>
    </AddDepartmentActor.Provider>
  );
}
