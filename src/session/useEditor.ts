import { shallowEqual, useSelector } from '@xstate/react';
import type { Party } from '../../machines/rules/permissions.ts';
import { selectProfile } from '../../machines/session/selectors.ts';
import { useAuth } from './SessionContext.ts';

const NO_EDITOR: Party = { id: '', role: null };

/** The signed-in user for permission checks. */
function selectEditor(snapshot: Parameters<typeof selectProfile>[0]): Party {
  const profile = selectProfile(snapshot);
  return profile ? { id: profile.id, role: profile.role } : NO_EDITOR;
}

/** The signed-in user for permission checks; the same object until id or role change. */
export function useEditor(): Party {
  return useSelector(useAuth(), selectEditor, shallowEqual);
}
