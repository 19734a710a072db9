import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { RouteBoundary } from '../RouteBoundary.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import * as styles from '../../components/layout/FullPage.css.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/**
 * A screen that fails, or is still fetched, leaves the shell around it usable.
 * @param isCovered whether the sidebar lies over it
 */
export function ScreenFrame({ isCovered }: { isCovered: boolean }) {
  return (
    <RouteBoundary>
      <Suspense fallback={waiting}>
        <Screen isCovered={isCovered} />
      </Suspense>
    </RouteBoundary>
  );
}

const waiting = (
  <div className={styles.page}>
    <Spinner />
  </div>
);

/** Inside the suspense, so that the focus waits for the screen. */
function Screen({ isCovered }: { isCovered: boolean }) {
  useFocusOnNavigation(isCovered);
  return <Outlet />;
}
