import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../lib/classes.ts';
import * as styles from './Table.css.ts';

/*
 * The roles are written out because a row that is laid out as a card (under 640 px) loses the ones it has by nature.
 */

type TableProps = ComponentPropsWithRef<'table'> & {
  /** What is listed, read aloud. */
  'aria-label': string;
};

/** A table: `<Table><TableHead>…</TableHead><TableBody>…</TableBody></Table>`; it may have several bodies. Takes aria-rowcount and aria-busy. */
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

/** Takes the place of rows that are not in the document, `height` pixels in all. */
export function SpaceBody({ columns, height, ...rest }: SpaceBodyProps) {
  return (
    <tbody aria-hidden {...rest} className={styles.spaceBody}>
      <tr>
        <td colSpan={columns} className={styles.spaceCell} style={{ height }} />
      </tr>
    </tbody>
  );
}

/** A row of 48 px, a card under 640 px. Takes aria-rowindex. */
export function Row({ className, ...rest }: ComponentPropsWithRef<'tr'>) {
  return <tr role="row" {...rest} className={classes(styles.row, className)} />;
}
