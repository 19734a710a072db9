import { useFocusOnArrival } from '../../lib/useFocusOnArrival.ts';
import { usePageTitle } from '../../lib/usePageTitle.ts';
import * as styles from './NoRole.css.ts';

/** What somebody sees whom no administrator has given a role yet (decisions, people). */
export function NoRole() {
  usePageTitle('Welcome');
  useFocusOnArrival();
  return (
    <div className={styles.place}>
      <h1 tabIndex={-1} className={styles.sentence}>
        Your account has no role yet. Ask an administrator.
      </h1>
    </div>
  );
}
