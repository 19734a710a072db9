import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { FollowLink } from './FollowLink.tsx';
import * as styles from './Table.css.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';

type CellProps = ComponentPropsWithRef<'td'> & {
  /** The column's name, shown beside the value in the card layout. */
  label?: string;
  /** Aligned right, with tabular figures. */
  numeric?: boolean;
  /** An internal path; turns the text into a link. */
  href?: string | undefined;
  /** A second, quiet line. */
  detail?: string;
  /** The content truncates itself, such as a person or a badge. */
  bare?: boolean;
};

/** A value, truncated if it is too long, with the full text as title (by default the text itself). */
export function Cell({ label, numeric, href, bare, detail, title, className, children, ...rest }: CellProps) {
  const isText = typeof children === 'string';
  // Isolated, so that a right-to-left name does not reorder its neighbours.
  const Content = isText ? 'bdi' : 'span';
  return (
    <td
      role="cell"
      {...rest}
      data-label={label}
      className={classes(styles.cell, numeric && styles.numericCell, detail && styles.tallCell, className)}
    >
      {bare ? (
        children
      ) : (
        <Content className={styles.content} title={title ?? (isText ? children : undefined)}>
          {href === undefined ? children : <FollowLink href={href}>{children}</FollowLink>}
        </Content>
      )}
      {detail && (
        <bdi className={styles.detail} title={detail}>
          {detail}
        </bdi>
      )}
    </td>
  );
}

/** An email address, which wraps before its @. */
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
  /** The column's name; for actions, wrapped in VisuallyHidden. */
  children: ReactNode;
  /** Aligned right, like the numbers below it. */
  numeric?: boolean;
  /** A CSS width; columns without one share the rest. */
  width?: string;
  /** Where the header sticks: below the top bar, or at the edge of a scrolling box. */
  sticky?: 'bar' | 'edge';
  /** The sort order of this column; with `onSort` the name is a button. */
  sort?: 'ascending' | 'descending' | 'none';
  className?: string;
  onSort?: () => void;
};

/** The header of a column. */
export function HeaderCell({ children, numeric, width, sticky = 'bar', sort, onSort, className }: HeaderCellProps) {
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      className={classes(
        styles.headerCell,
        sticky === 'bar' && styles.underBar,
        numeric && styles.numericCell,
        className,
      )}
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
