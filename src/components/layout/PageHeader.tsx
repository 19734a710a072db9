import type { ReactNode } from 'react';
import * as styles from './PageHeader.css.ts';

type PageHeaderProps = {
  title: string;
  /** The number of rows, such as "1,204 people". */
  count?: ReactNode;
  /** A SearchBox. */
  search?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
};

/** Title, search and actions of a page in one line, which wraps in this order. */
export function PageHeader({ title, count, search, actions }: PageHeaderProps) {
  return (
    <header className={styles.pageHeader}>
      <div className={styles.heading}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {count !== undefined && <p className={styles.count}>{count}</p>}
      </div>
      {search !== undefined && <div className={styles.search}>{search}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
