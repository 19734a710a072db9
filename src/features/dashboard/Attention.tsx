import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { selectTotals } from '../../../machines/overview/overviewMachine.ts';
import { STAFF_CODES } from '../../backend/wire/filters.ts';
import { numberText } from '../../patterns/list/ListCount.tsx';
import { OverviewActor } from './overviewActor.ts';
import * as styles from './LatestChanges.css.ts';

/** The users who need attention from the viewer, each group a link to the filtered list. */
export function Attention() {
  const totals = OverviewActor.useSelector(selectTotals);
  if (totals === null) return null;
  const labels: Readonly<Record<string, string>> = STAFF_CODES.attention;
  return (
    <section aria-labelledby="attention" className={styles.section}>
      <h2 id="attention">Needs attention</h2>
      {totals.attention.length === 0 ? (
        <p className={styles.nothing}>Nothing needs attention.</p>
      ) : (
        <ul role="list" className={styles.list}>
          {totals.attention.map(({ filter, count }) => (
            <li key={filter}>
              <Link to={`/dashboard/roles?attention=${filter}`} className={styles.group}>
                <span className={styles.number}>{numberText(count)}</span>
                <span className={styles.words}>{labels[filter]}</span>
                <ChevronRight size={16} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
