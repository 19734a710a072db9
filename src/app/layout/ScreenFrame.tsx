import { Suspense, useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { page } from '../../components/layout/FullPage.css.ts';
import { focusHeading, useFocusOnArrival } from '../../lib/focus.ts';
import { usePageTitle } from '../../lib/usePageTitle.ts';
import { RouteBoundary } from '../RouteBoundary.tsx';
import * as styles from './Shell.css.ts';

/**
 * The current screen. If it fails or is still loading, the shell stays usable.
 * @param isCovered whether the sidebar covers it
 */
export function ScreenFrame({ isCovered }: { isCovered: boolean }) {
  return (
    <RouteBoundary>
      <Suspense fallback={loading}>
        <Screen isCovered={isCovered} />
      </Suspense>
    </RouteBoundary>
  );
}

const loading = (
  <div className={page}>
    <Spinner />
  </div>
);

/**
 * Focuses the heading after a navigation, once the screen is loaded and not covered; a closing sidebar focuses its
 * toggle first. After a page load and on Back, the browser restores the focus.
 */
function Screen({ isCovered }: { isCovered: boolean }) {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(navigation === NavigationType.Pop ? pathname : null);
  useEffect(() => {
    if (isCovered || shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // A menu or dialog that was opened while loading keeps the focus.
    if (document.activeElement?.closest('[role="menu"], dialog')) return;
    focusHeading();
  }, [isCovered, pathname]);
  return <Outlet />;
}

/** Replaces a screen for users without a role (decisions, people). */
export function NoRole() {
  usePageTitle('Welcome');
  useFocusOnArrival();
  return (
    <div className={styles.noRole}>
      <h1 tabIndex={-1} className={styles.noRoleText}>
        Your account has no role yet. Ask an administrator.
      </h1>
    </div>
  );
}
