import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../lib/classes.ts';
import * as styles from './Table.css.ts';

/* Explicit roles: rows laid out as cards (under 640 px) lose their native ones. */

type TableProps = ComponentPropsWithRef<'table'> & {
  /** The accessible name. */
  'aria-label': string;
};

/**
 * A table: `<Table><TableHead>…</TableHead><TableBody>…</TableBody></Table>`, with one or more bodies. Takes
 * aria-rowcount and aria-busy.
 */
export function Table({ className, ...rest }: TableProps) {
  return (
    <div className={styles.frame}>
      <table role="table" {...rest} className={classes(styles.table, className)} />
    </div>
  );
}

/** The row of HeaderCells. */
export function TableHead({ children }: { children: ComponentPropsWithRef<'tr'>['children'] }) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">{children}</tr>
    </thead>
  );
}

export function TableBody({ className, ...rest }: ComponentPropsWithRef<'tbody'>) {
  return <tbody role="rowgroup" {...rest} className={classes(styles.body, className)} />;
}

type SpaceBodyProps = ComponentPropsWithRef<'tbody'> & { columns: number; height: number };

/** Replaces rows that are not rendered; `height` in pixels. */
export function SpaceBody({ columns, height, ...rest }: SpaceBodyProps) {
  return (
    <tbody aria-hidden {...rest} className={styles.spaceBody}>
      <tr>
        <td colSpan={columns} className={styles.spaceCell} style={{ height }} />
      </tr>
    </tbody>
  );
}

type RowProps = ComponentPropsWithRef<'tr'> & {
  /** Greyed out, such as a suspended person. */
  quiet?: boolean;
};

/** A row of 48 px, a card under 640 px. Takes aria-rowindex. */
export function Row({ quiet, className, ...rest }: RowProps) {
  return <tr role="row" {...rest} className={classes(styles.row, quiet && styles.quietRow, className)} />;
}
