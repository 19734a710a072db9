import type { ReactNode } from 'react';
import * as styles from './Gallery.css.ts';

type ScrollTableProps = { label: string; head: string[]; rows: { key: string; cells: ReactNode[] }[] };

/** A table that scrolls sideways. The first cell of each row is its heading. */
export function ScrollTable({ label, head, rows }: ScrollTableProps) {
  return (
    <div className={styles.tableFrame} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...others] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {others.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
