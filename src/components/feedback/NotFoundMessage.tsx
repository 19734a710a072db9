import type { ReactNode } from 'react';
import * as styles from '../layout/FullPage.css.ts';

type NotFoundMessageProps = {
  text: string;
  /** Links to pages that exist, the main one last. */
  actions: ReactNode;
};

/** Shows that the page at this path does not exist. */
export function NotFoundMessage({ text, actions }: NotFoundMessageProps) {
  return (
    <div className={styles.text}>
      <h1 tabIndex={-1} className={styles.title}>
        This page does not exist
      </h1>
      <p className={styles.quiet}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
