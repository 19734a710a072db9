import { Link } from 'react-router-dom';
import { selectTotals } from '../../../machines/overview/overviewMachine.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import { roleLabel } from '../../../machines/rules/roles.ts';
import { Panel } from '../../components/layout/Panel.tsx';
import { OverviewActor } from './overviewActor.ts';
import * as styles from './Distribution.css.ts';

type Bar = { key: string; label: string; users: number; path: string };

/** The users by role and by department, each bar a link to the filtered list. */
export function Distribution() {
  const totals = OverviewActor.useSelector(selectTotals);
  if (totals === null) return null;
  const roles = totals.byRole.map(({ role, users }) => ({
    key: role,
    label: roleLabel(role),
    users,
    path: `/dashboard/roles?role=${role}`,
  }));
  const departments = totals.byDepartment.map(({ id, name, users }) => ({
    key: id,
    label: name,
    users,
    path: `/dashboard/roles?department=${id}`,
  }));
  return (
    <div className={styles.panels}>
      <Bars title="People by role" bars={roles} />
      {departments.length > 0 && <Bars title="People by department" bars={departments} />}
    </div>
  );
}

function Bars({ title, bars }: { title: string; bars: Bar[] }) {
  const longest = Math.max(...bars.map(({ users }) => users));
  return (
    <Panel title={title}>
      <ul role="list" className={styles.bars}>
        {bars.map(({ key, label, users, path }) => (
          <li key={key}>
            <Link to={path} className={styles.link}>
              <bdi className={styles.label} title={label}>
                {label}
              </bdi>
              <span className={styles.track} aria-hidden>
                <span className={styles.bar} style={{ width: `${(100 * users) / longest}%` }} />
              </span>
              <span className={styles.users}>{formatNumber(users)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
