import { OverviewActor } from './overviewActor.ts';
import { Attention } from './Attention.tsx';
import { Distribution } from './Distribution.tsx';
import { LatestChanges } from './LatestChanges.tsx';
import * as styles from './DashboardScreen.css.ts';
import { type LucideIcon, Network, UserRoundPlus, UsersRound, Waypoints } from 'lucide-react';
import { Link } from 'react-router-dom';
import { selectTotals, selectTotalsFailure } from '../../../machines/overview/overviewMachine.ts';
import { selectMayReadLog } from '../../../machines/session/selectors.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import { focusHeading } from '../../lib/focus.ts';
import type { RoutePath } from '../../session/paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { selectIsSlow } from '../../../machines/shared/dialogSelectors.ts';
import { SlowNotice } from '../../components/feedback/Notice.tsx';
import { ErrorState, OutOfDate } from '../../components/feedback/ErrorState.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';

/** The dashboard: totals and the latest changes (specification, section 2). */
export function Component() {
  const mayReadLog = useSession(selectMayReadLog);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.heading}>Welcome to your Dashboard</h1>
        <p className={styles.lead}>You are successfully logged in.</p>
      </header>
      <OverviewActor.Provider key={String(mayReadLog)} options={{ input: { mayReadLog } }}>
        <TotalCards />
        <Sections />
      </OverviewActor.Provider>
    </div>
  );
}

/** Below the totals. Waits for them, so that nothing moves when the users who need attention are known. */
function Sections() {
  const mayReadLog = useSession(selectMayReadLog);
  const areTotalsKnown = OverviewActor.useSelector(
    (snapshot) => selectTotals(snapshot) !== null || selectTotalsFailure(snapshot) !== null,
  );
  const isSlow = OverviewActor.useSelector(selectIsSlow);
  return (
    <>
      {areTotalsKnown && (
        <>
          <Attention />
          {mayReadLog && <LatestChanges />}
          <Distribution />
        </>
      )}
      <SlowNotice isSlow={isSlow} />
    </>
  );
}

type Card = {
  total: 'people' | 'teams' | 'departments' | 'pendingSetups';
  label: string;
  path: RoutePath | `${RoutePath}?${string}`;
  icon: LucideIcon;
};

const CARDS: Card[] = [
  { total: 'people', label: 'People', path: '/dashboard/roles', icon: UsersRound },
  { total: 'teams', label: 'Teams', path: '/dashboard/teams', icon: Network },
  { total: 'departments', label: 'Departments', path: '/dashboard/teams', icon: Waypoints },
  {
    total: 'pendingSetups',
    label: 'Setups pending',
    path: '/dashboard/roles?status=pending,invited,expired',
    icon: UserRoundPlus,
  },
];

/** The totals, each a link to its list. */
function TotalCards() {
  const overview = OverviewActor.useActorRef();
  const totals = OverviewActor.useSelector(selectTotals);
  const failure = OverviewActor.useSelector(selectTotalsFailure);
  const retry = () => overview.send({ type: 'totals.retry' });
  if (failure !== null && totals === null) {
    return <ErrorState message={failure} onRetry={retry} passFocus={focusHeading} />;
  }
  return (
    <>
      {failure !== null && <OutOfDate failure={failure} onRetry={retry} passFocus={focusHeading} />}
      <ul role="list" className={styles.cards} aria-busy={totals === null}>
        {CARDS.map(({ total, label, path, icon: Icon }) => (
          <li key={total}>
            <Link to={path} className={styles.card}>
              <span className={styles.label}>
                <Icon size={16} aria-hidden />
                {label}
              </span>
              {totals ? (
                <span className={styles.total}>{formatNumber(totals[total])}</span>
              ) : (
                <>
                  <span className={styles.skeleton} />
                  <VisuallyHidden>Loading</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
