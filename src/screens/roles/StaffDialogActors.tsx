import { useMemo, type ReactNode } from 'react';
import { AddUserActor, addUserLogic } from '../../app/actors/addUserActor.ts';
import { EditUserActor, editUserLogic } from '../../app/actors/editUserActor.ts';
import { RemoveUserActor, removeUserLogic } from '../../app/actors/removeUserActor.ts';
import { StaffDirectoryActor } from '../../app/actors/staffDirectoryActor.ts';
import { useAuth } from '../../app/session/SessionContext.ts';

/** Runs the dialogs of the list, and passes on to it what they did. */
export function StaffDialogActors({ children }: { children: ReactNode }) {
  const session = useAuth();
  const directory = StaffDirectoryActor.useActorRef();
  const dialogs = useMemo(
    () => ({
      add: addUserLogic(session).provide({
        actions: { reportAdded: () => directory.send({ type: 'row.added' }) },
      }),
      edit: editUserLogic(session).provide({
        actions: {
          reportSaved: (_, { row }) => directory.send(row ? { type: 'row.saved', row } : { type: 'list.refresh' }),
          reportGone: (_, { id }) => directory.send({ type: 'row.removed', id }),
        },
      }),
      remove: removeUserLogic(session).provide({
        actions: { reportRemoved: (_, { id }) => directory.send({ type: 'row.removed', id }) },
      }),
    }),
    [session, directory],
  );
  return (
    <AddUserActor.Provider logic={dialogs.add}>
      <EditUserActor.Provider logic={dialogs.edit}>
        <RemoveUserActor.Provider logic={dialogs.remove}>{children}</RemoveUserActor.Provider>
      </EditUserActor.Provider>
    </AddUserActor.Provider>
  );
}
