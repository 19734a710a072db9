import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { sidebarMachine } from '../../../machines/sidebar/sidebarMachine.ts';
import { safeStorage } from '../../backend/storage.ts';
import { media } from '../../theme/media.ts';

/** Where this device keeps that the sidebar was unpinned. */
const UNPINNED_KEY = 'app-sidebar-unpinned';

const sidebarLogic = sidebarMachine.provide({
  actions: {
    rememberPin: (_, { isPinned }) => {
      if (isPinned) safeStorage.removeItem(UNPINNED_KEY);
      else safeStorage.setItem(UNPINNED_KEY, 'true');
    },
  },
});

export type SidebarActor = ActorRefFrom<typeof sidebarMachine>;

/** The actor of the sidebar, which follows the window's width and knows what was pinned on this device. */
export function useSidebar(): SidebarActor {
  const [width] = useState(() => window.matchMedia(media.wide));
  const sidebar = useActorRef(sidebarLogic, {
    input: { isWide: width.matches, isPinned: safeStorage.getItem(UNPINNED_KEY) === null },
  });
  useEffect(() => {
    const tell = () => sidebar.send({ type: 'viewport.changed', isWide: width.matches });
    width.addEventListener('change', tell);
    return () => width.removeEventListener('change', tell);
  }, [sidebar, width]);
  return sidebar;
}
