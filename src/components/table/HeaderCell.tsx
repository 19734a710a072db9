import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import * as styles from './Table.css.ts';

export type HeaderCellProps = {
  /** The column's name; of the column of actions wrap it in VisuallyHidden. */
  children: ReactNode;
  /** Right, like the figures below it. */
  totals?: boolean;
  /** Any CSS width; columns without one share the rest. */
  width?: string;
  /** Where the header stops when scrolled: below the fixed bar of the page, or at the edge of a scrolling box. */
  sticky?: 'bar' | 'edge';
  /** How the list is sorted by this column; with `onSort` the name becomes a button. */
  sort?: 'ascending' | 'descending' | 'none';
  onSort?: () => void;
};

/** The name of a column. */
export function HeaderCell({ children, totals, width, sticky = 'bar', sort, onSort }: HeaderCellProps) {
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      className={classes(styles.headerCell, sticky === 'bar' && styles.underBar, totals && styles.totalsCell)}
      style={{ width }}
      aria-sort={sort}
    >
      {onSort ? (
        <button type="button" className={styles.sortButton} onClick={onSort}>
          {children}
          <Arrow size={14} aria-hidden className={styles.sortIcon} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}
