import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asksForAddUser } from '../../app/navigation/arrival.ts';
import { AddUser } from './dialogChunks.ts';
import { useEditor } from './useEditor.ts';

/** Opens Add User when the navigation that led here asks for it: once, not again with Back or a reload. */
export function useAddUserOnArrival(): void {
  const { open } = AddUser.useOpener();
  const editor = useEditor();
  const navigate = useNavigate();
  const { key, pathname, search, state } = useLocation() as Omit<ReturnType<typeof useLocation>, 'state'> & {
    state: unknown;
  };
  const arrive = useEffectEvent(() => {
    if (!asksForAddUser(state)) return;
    open({ editor });
    void navigate({ pathname, search }, { replace: true, state: null });
  });
  useEffect(() => arrive(), [key]);
}
