import { createActorContext } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { addUserMachine } from '../../../../machines/addUser/addUserMachine.ts';
import { announcements, lastingAnnouncements } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { asksForAddUser } from '../../../session/paths.ts';
import { loadPlacementChoices } from '../loadPlacementChoices.ts';
import { UserListActor } from '../userList.ts';
import { useEditor } from '../../../session/useEditor.ts';
import { newAccountLogic } from './newAccountLogic.ts';

export const AddUserActor = createActorContext(addUserMachine);

/** The effects of Add User, which updates the list of people. */
export function useAddUserLogic() {
  const list = UserListActor.useActorRef();
  return addUserMachine.provide({
    actors: {
      loadChoices: loadPlacementChoices,
      discardUnfinishedAccount: fromPromise(async ({ input }) => (await loadBackend()).discardUnfinishedAccount(input)),
      copyToClipboard: fromPromise(({ input }) => navigator.clipboard.writeText(input.text)),
      newAccount: newAccountLogic(loadBackend),
    },
    actions: {
      ...announcements,
      announceUnfinished: lastingAnnouncements.announceFailure,
      reportAdded: () => list.send({ type: 'row.added' }),
      reportUnconfirmed: () => list.send({ type: 'list.refresh' }),
    },
  });
}

/** Opens Add User once if the navigation to this page requests it; not again after Back or a reload. */
export function useAddUserOnArrival(): void {
  const dialog = AddUserActor.useActorRef();
  const editor = useEditor();
  const navigate = useNavigate();
  const { key, pathname, search, state } = useLocation() as Omit<ReturnType<typeof useLocation>, 'state'> & {
    state: unknown;
  };
  const arrive = useEffectEvent(() => {
    if (!asksForAddUser(state)) return;
    dialog.send({ type: 'dialog.open', editor });
    void navigate({ pathname, search }, { replace: true, state: null });
  });
  useEffect(() => arrive(), [key]);
}
