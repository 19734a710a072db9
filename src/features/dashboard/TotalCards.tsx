import { Network, UserRoundPlus, UsersRound, Waypoints, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Totals } from '../../../machines/overview/overviewMachine.ts';
import { selectTotals, selectTotalsFailure } from '../../../machines/overview/selectors.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import { OverviewActor } from './overviewActor.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import type { RoutePath } from '../../app/paths.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { OutOfDate } from './OutOfDate.tsx';
import * as styles from './TotalCards.css.ts';

type Card = { total: keyof Totals; label: string; path: RoutePath | `${RoutePath}?${string}`; icon: LucideIcon };

const CARDS: Card[] = [
  { total: 'people', label: 'People', path: '/dashboard/roles', icon: UsersRound },
  { total: 'teams', label: 'Teams', path: '/dashboard/teams', icon: Network },
  { total: 'departments', label: 'Departments', path: '/dashboard/teams', icon: Waypoints },
  { total: 'pendingSetups', label: 'Setups pending', path: '/dashboard/roles?setup=pending', icon: UserRoundPlus },
];

/** How many there are of what, each a link to where it is managed. */
export function TotalCards() {
  const overview = OverviewActor.useActorRef();
  const totals = OverviewActor.useSelector(selectTotals);
  const failure = OverviewActor.useSelector(selectTotalsFailure);
  const retry = () => overview.send({ type: 'figures.retry' });
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
