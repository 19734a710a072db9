import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import * as styles from './Table.css.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';

type CellProps = ComponentPropsWithRef<'td'> & {
  /** The column's name, shown beside the value when the row is a card. */
  label?: string;
  /** Aligned right, with digits of one width. */
  numeric?: boolean;
  /** The content cuts itself: a person, a badge. */
  bare?: boolean;
};

/** A value, cut when it is too long; its title is the whole of it (the text itself, unless `title` is given). */
export function Cell({ label, numeric, bare, title, className, children, ...rest }: CellProps) {
  const isText = typeof children === 'string';
  // Isolated, so that an Arabic name does not turn its neighbours around.
  const Content = isText ? 'bdi' : 'span';
  return (
    <td
      role="cell"
      {...rest}
      data-label={label}
      className={classes(styles.cell, numeric && styles.numericCell, className)}
    >
      {bare ? (
        children
      ) : (
        <Content className={styles.content} title={title ?? (isText ? children : undefined)}>
          {children}
        </Content>
      )}
    </td>
  );
}

/** An email address; where it takes more than one line, one begins with its @. */
export function EmailCell({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <Cell label="Email" bare>
      <bdi className={styles.content} title={address}>
        {address.slice(0, Math.max(at, 0))}
        <wbr />
        {address.slice(Math.max(at, 0))}
      </bdi>
    </Cell>
  );
}

export type HeaderCellProps = {
  /** The column's name; of the column of actions wrap it in VisuallyHidden. */
  children: ReactNode;
  /** Aligned right, like the numbers below it. */
  numeric?: boolean;
  /** Any CSS width; columns without one share the rest. */
  width?: string;
  /** Where the header stops when scrolled: below the fixed bar of the page, or at the edge of a scrolling box. */
  sticky?: 'bar' | 'edge';
  /** How the list is sorted by this column; with `onSort` the name becomes a button. */
  sort?: 'ascending' | 'descending' | 'none';
  onSort?: () => void;
};

/** The name of a column. */
export function HeaderCell({ children, numeric, width, sticky = 'bar', sort, onSort }: HeaderCellProps) {
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      className={classes(styles.headerCell, sticky === 'bar' && styles.underBar, numeric && styles.numericCell)}
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
