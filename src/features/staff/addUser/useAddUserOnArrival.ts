import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialog } from '../../../patterns/dialog/Dialogs.tsx';
import { asksForAddUser } from '../../../session/paths.ts';
import { useEditor } from '../../../session/useEditor.ts';
import { AddUserDialog } from '../staffDialogs.ts';

/** Opens Add User once if the navigation to this page requests it; not again after Back or a reload. */
export function useAddUserOnArrival(): void {
  const dialog = useDialog(AddUserDialog);
  const editor = useEditor();
  const navigate = useNavigate();
  const { key, pathname, search, state } = useLocation() as Omit<ReturnType<typeof useLocation>, 'state'> & {
    state: unknown;
  };
  const arrive = useEffectEvent(() => {
    if (!asksForAddUser(state)) return;
    dialog.open({ input: { editor } });
    void navigate({ pathname, search }, { replace: true, state: null });
  });
  useEffect(() => arrive(), [key]);
}
