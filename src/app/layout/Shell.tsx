import { useSelector } from '@xstate/react';
import { type MouseEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectWaiting } from '../../../machines/resetEmail/resetEmailContext.ts';
import { canRead } from '../../../machines/rules/permissions.ts';
import { selectRole, selectUser } from '../../../machines/session/selectors.ts';
import { selectIsOverlay, selectIsPinned } from '../../../machines/sidebar/sidebarMachine.ts';
import { classes } from '../../lib/classes.ts';
import { trackFocus } from '../../lib/focus.ts';
import { ResetEmailActor } from '../../features/staff/resetEmailActor.ts';
import { useSession } from '../../session/SessionContext.ts';
import { clearReturnTo } from '../../session/returnTo.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { sendWaiting } from '../../features/staff/resetEmailActor.ts';
import { routeAt } from '../../session/paths.ts';
import { ToastSlot } from '../../patterns/toasts/ToastSlot.tsx';
import { Banners } from './Banners.tsx';
import { NoRole, ScreenFrame } from './ScreenFrame.tsx';
import { SidebarContent, SidebarOverlay, useSidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import * as sidebarStyles from './Sidebar.css.ts';
import * as styles from './Shell.css.ts';
import { ShortcutDialogs } from '../shortcuts/ShortcutsDialog.tsx';

/**
 * The layout of every signed-in screen (specification, section 2).
 * @param preload loads the code of the page at a path
 */
export function Component({ preload }: { preload: (address: string) => void }) {
  const sidebar = useSidebar();
  const shortcuts = useShortcuts();
  // Deferred, so that the button responds before the page is laid out again.
  const isPinned = useDeferredValue(useSelector(sidebar, selectIsPinned));
  const isOverlay = useDeferredValue(useSelector(sidebar, selectIsOverlay));
  const hasRole = canRead(useSession(selectRole));
  const { pathname } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  // Following the hash link would add a history entry without the navigation blocker.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const content = <SidebarContent sidebar={sidebar} hasSections={hasRole} preload={preload} />;

  // Including after Back and Forward.
  useEffect(() => sidebar.send({ type: 'navigation.done' }), [sidebar, pathname]);
  useEffect(clearReturnTo, []);
  useEffect(trackFocus, []);

  return (
    <>
      <a href="#content" className={styles.skip} onClick={skip}>
        Skip to content
      </a>
      <TopBar sidebar={sidebar} shortcuts={shortcuts.shortcuts} toggle={toggle} />
      {isPinned && (
        <aside id="sidebar" className={sidebarStyles.aside}>
          {content}
        </aside>
      )}
      {isOverlay && (
        <SidebarOverlay sidebar={sidebar} passFocus={() => toggle.current?.focus()}>
          {content}
        </SidebarOverlay>
      )}
      <div className={classes(styles.page, isPinned && styles.besideSidebar)}>
        <Banners />
        <main ref={main} id="content" tabIndex={-1} className={styles.main}>
          {/* Provided here, so that queued emails are sent even if their screen or dialog is closed. */}
          <ResetEmailActor.Provider>
            <QueuedResetEmails />
            {hasRole || routeAt(pathname) === '/settings' ? <ScreenFrame isCovered={isOverlay} /> : <NoRole />}
          </ResetEmailActor.Provider>
        </main>
      </div>
      <ToastSlot />
      <ShortcutDialogs {...shortcuts} />
    </>
  );
}

/** Sends the reset emails that are still queued when the shell unmounts. */
function QueuedResetEmails() {
  const resets = ResetEmailActor.useActorRef();
  const user = useSession(selectUser);
  const [senderId] = useState(user?.userId);
  useEffect(() => () => sendWaiting(selectWaiting(resets.getSnapshot()), senderId ?? null), [resets, senderId]);
  return null;
}
