import { OverviewActor } from './overviewActor.ts';
import { usePageTitle } from '../../lib/usePageTitle.ts';
import { TotalCards } from './TotalCards.tsx';
import { LatestChanges } from './LatestChanges.tsx';
import * as styles from './DashboardScreen.css.ts';

/** The dashboard's home (specification, section 2), and what somebody who signs in wants to know first. */
export function Component() {
  usePageTitle('Dashboard');
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.heading}>Welcome to your Dashboard</h1>
        <p className={styles.quiet}>You are successfully logged in.</p>
      </header>
      <OverviewActor.Provider>
        <TotalCards />
        <LatestChanges />
      </OverviewActor.Provider>
    </div>
  );
}
