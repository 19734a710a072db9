import { Network, UserRoundPlus, UsersRound, Waypoints, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Figures } from '../../../machines/overview/overviewMachine.ts';
import { selectFigures, selectFiguresFailure } from '../../../machines/overview/selectors.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import { OverviewActor } from './overviewActor.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import type { RoutePath } from '../../app/paths.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { OutOfDate } from './OutOfDate.tsx';
import * as styles from './FigureCards.css.ts';

type Card = { figure: keyof Figures; label: string; path: RoutePath | `${RoutePath}?${string}`; icon: LucideIcon };

const CARDS: Card[] = [
  { figure: 'people', label: 'People', path: '/dashboard/roles', icon: UsersRound },
  { figure: 'teams', label: 'Teams', path: '/dashboard/teams', icon: Network },
  { figure: 'departments', label: 'Departments', path: '/dashboard/teams', icon: Waypoints },
  { figure: 'pendingSetups', label: 'Setups pending', path: '/dashboard/roles?setup=pending', icon: UserRoundPlus },
];

/** How many there are of what, each a link to where it is managed. */
export function FigureCards() {
  const overview = OverviewActor.useActorRef();
  const figures = OverviewActor.useSelector(selectFigures);
  const failure = OverviewActor.useSelector(selectFiguresFailure);
  const retry = () => overview.send({ type: 'figures.retry' });
  if (failure !== null && figures === null) {
    return <ErrorState message={failure} onRetry={retry} passFocus={focusHeading} />;
  }
  return (
    <>
      {failure !== null && <OutOfDate failure={failure} onRetry={retry} passFocus={focusHeading} />}
      <ul role="list" className={styles.cards} aria-busy={figures === null}>
        {CARDS.map(({ figure, label, path, icon: Icon }) => (
          <li key={figure}>
            <Link to={path} className={styles.card}>
              <span className={styles.label}>
                <Icon size={16} aria-hidden />
                {label}
              </span>
              {figures ? (
                <span className={styles.figure}>{formatNumber(figures[figure])}</span>
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
