import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isStaffRole } from '../../../machines/rules/roles.ts';
import { selectRole } from '../../../machines/session/selectors.ts';
import { selectIsOverlay, selectIsPinned } from '../../../machines/sidebar/selectors.ts';
import { classes } from '../../lib/classes.ts';
import { ResetEmailActor } from '../../features/staff/resetEmailActor.ts';
import { useSession } from '../session/SessionContext.ts';
import { clearReturnTo } from '../session/returnTo.ts';
import { ShortcutDialogs } from '../../features/shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '../../features/shortcuts/useShortcuts.ts';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import { measureBanners } from './measureBanners.ts';
import { NoRole } from './NoRole.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { SidebarContent } from './SidebarContent.tsx';
import { SidebarOverlay } from './SidebarOverlay.tsx';
import { StorageBanner } from './StorageBanner.tsx';
import { TopBar } from './TopBar.tsx';
import { sectionOf, settingsSection } from '../paths.ts';
import { useSidebar } from './useSidebar.ts';
import { WaitingResetEmails } from './WaitingResetEmails.tsx';
import * as sidebarStyles from './Sidebar.css.ts';
import * as styles from './Shell.css.ts';

/** The layout of every signed-in screen (specification, section 2). */
export function Component() {
  const sidebar = useSidebar();
  const shortcuts = useShortcuts();
  // What was pressed answers first: to pin or to cover lays out the whole page anew.
  const isPinned = useDeferredValue(useSelector(sidebar, selectIsPinned));
  const isOverlay = useDeferredValue(useSelector(sidebar, selectIsOverlay));
  const hasRole = isStaffRole(useSession(selectRole));
  const { pathname } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  // An entry of the browser's own would be one that Back to it cannot be held at.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const content = <SidebarContent sidebar={sidebar} hasSections={hasRole} />;

  // Back and Forward lead elsewhere, too.
  useEffect(() => sidebar.send({ type: 'navigation.done' }), [sidebar, pathname]);
  // The person is there again.
  useEffect(clearReturnTo, []);

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
        <div ref={measureBanners} className={styles.banners}>
          <OfflineBanner />
          <StorageBanner />
        </div>
        <main ref={main} id="content" tabIndex={-1} className={styles.main}>
          {/* Mails that wait are sent, whatever is closed or left meanwhile. */}
          <ResetEmailActor.Provider>
            <WaitingResetEmails />
            {hasRole || sectionOf(pathname) === settingsSection ? <ScreenFrame isCovered={isOverlay} /> : <NoRole />}
          </ResetEmailActor.Provider>
        </main>
      </div>
      <ToastSlot />
      <ShortcutDialogs {...shortcuts} />
    </>
  );
}
