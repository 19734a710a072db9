import { useActorRef, useSelector } from '@xstate/react';
import { Menu, Pin, PinOff } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import {
  selectCanPin,
  selectIsPinned,
  selectPinLabel,
  sidebarMachine,
} from '../../../machines/sidebar/sidebarMachine.ts';
import { selectMayReadLog } from '../../../machines/session/selectors.ts';
import { onIntent } from '../../lib/onIntent.ts';
import { type Section, sections } from '../../session/paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import * as styles from './Sidebar.css.ts';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Brand } from '../../components/layout/Brand.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { useModal } from '../../components/dialog/useModal.ts';
import { useFocusAfterDialog } from '../../lib/focus.ts';
import { ToastSlot } from '../../patterns/toasts/ToastSlot.tsx';
import type { ActorRefFrom } from 'xstate';
import { safeStorage } from '../../backend/wire/storage.ts';
import { media } from '../../theme/media.ts';

/** Set if the user has unpinned the sidebar on this device. */
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

/** Creates the sidebar's actor: it follows the width of the window and starts with the stored setting. */
export function useSidebar(): SidebarActor {
  const [width] = useState(() => window.matchMedia(media.wide));
  const sidebar = useActorRef(sidebarLogic, {
    input: { isWide: width.matches, isPinned: safeStorage.getItem(UNPINNED_KEY) === null },
  });
  useEffect(() => {
    const notify = () => sidebar.send({ type: 'viewport.changed', isWide: width.matches });
    width.addEventListener('change', notify);
    return () => width.removeEventListener('change', notify);
  }, [sidebar, width]);
  return sidebar;
}

type SidebarContentProps = {
  sidebar: SidebarActor;
  /** Users without a role see Settings only. */
  hasSections: boolean;
  /** Loads the code of the page at a path. */
  preload: (address: string) => void;
};

const isSettings = ({ path }: Section) => path === '/settings';

/** The sections, with Settings and the pin at the bottom (specification, section 2). */
export function SidebarContent({ sidebar, hasSections, preload }: SidebarContentProps) {
  const canPin = useSelector(sidebar, selectCanPin);
  const isPinned = useSelector(sidebar, selectIsPinned);
  const pinLabel = useSelector(sidebar, selectPinLabel);
  const PinIcon = isPinned ? PinOff : Pin;
  const mayReadLog = useSession(selectMayReadLog);
  const isShown = ({ path }: Section) => path !== '/dashboard/audit' || mayReadLog;
  const link = ({ path, title, icon: Icon }: Section) => (
    <li key={path}>
      <NavLink
        to={path}
        // Lists stay current on the pages of their users and teams.
        end={path === '/dashboard'}
        className={styles.entry}
        onClick={() => sidebar.send({ type: 'navigation.done' })}
        {...onIntent(() => preload(path))}
      >
        <Icon size={18} aria-hidden className={styles.icon} />
        {title}
      </NavLink>
    </li>
  );
  return (
    <nav aria-label="Sections" className={styles.content}>
      <ul role="list" className={styles.entries}>
        {hasSections && sections.filter((section) => !isSettings(section) && isShown(section)).map(link)}
      </ul>
      <ul role="list" className={styles.foot}>
        {sections.filter(isSettings).map(link)}
        {canPin && (
          <li>
            <button type="button" className={styles.entry} onClick={() => sidebar.send({ type: 'pin.toggle' })}>
              <PinIcon size={18} aria-hidden className={styles.icon} />
              {pinLabel}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

type OverlayProps = {
  sidebar: SidebarActor;
  /** Focuses the toggle if the button that opened the sidebar is gone, such as Unpin Sidebar. */
  passFocus: () => void;
  children: ReactNode;
};

/** The sidebar over the page, as a modal dialog. */
export function SidebarOverlay({ sidebar, passFocus, children }: OverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const modal = useModal(ref, () => sidebar.send({ type: 'escape.press' }));
  useFocusAfterDialog(true, passFocus);
  const pressBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) sidebar.send({ type: 'backdrop.press' });
  };
  return (
    <dialog {...modal} ref={ref} id="sidebar" aria-label="Menu" className={styles.overlay} onClick={pressBackdrop}>
      <div className={styles.drawer}>
        <div className={styles.head}>
          <IconButton
            icon={Menu}
            label="Close menu"
            data-autofocus
            onClick={() => sidebar.send({ type: 'menu.toggle' })}
          />
          <Brand />
        </div>
        {children}
      </div>
      <ToastSlot />
    </dialog>
  );
}
