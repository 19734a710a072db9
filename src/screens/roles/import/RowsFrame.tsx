import { useId, type ReactNode } from 'react';
import * as styles from './import.css.ts';

/** A titled table that scrolls by itself, by keyboard as well. */
export function RowsFrame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.rows}>
      <h3 id={id} className={styles.rowsTitle}>
        {title}
      </h3>
      <div role="group" aria-labelledby={id} tabIndex={0} className={styles.scroll}>
        {children}
      </div>
    </section>
  );
}
