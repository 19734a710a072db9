import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AddUserActor } from './addUserActor.ts';
import { asksForAddUser } from '../../palette/arrival.ts';
import { useEditor } from '../useEditor.ts';

/** Opens Add User when the navigation that led here asks for it: once, not again with Back or a reload. */
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
