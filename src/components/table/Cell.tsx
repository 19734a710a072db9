import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../lib/classes.ts';
import * as styles from './Table.css.ts';

export type CellProps = ComponentPropsWithRef<'td'> & {
  /** The column's name, shown beside the value when the row is a card. */
  label?: string;
  /** Right, in figures of one width. */
  totals?: boolean;
  /** The content cuts itself: a person, a badge. */
  bare?: boolean;
};

/** A value, cut when it is too long; its title is the whole of it (the text itself, unless `title` is given). */
export function Cell({ label, totals, bare, title, className, children, ...rest }: CellProps) {
  const isText = typeof children === 'string';
  // Isolated, so that an Arabic name does not turn its neighbours around.
  const Content = isText ? 'bdi' : 'span';
  return (
    <td
      role="cell"
      {...rest}
      data-label={label}
      className={classes(styles.cell, totals && styles.totalsCell, className)}
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
