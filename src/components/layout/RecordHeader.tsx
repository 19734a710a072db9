import type { ReactNode } from 'react';
import * as styles from './RecordHeader.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type RecordHeaderProps = {
  /** The kind of record, announced while its name is loading. */
  kind: string;
  /** Undefined while it is loading. */
  name: string | undefined;
  /** An Avatar before the name. */
  avatar?: ReactNode;
  /** A Badge beside the name. */
  badge?: ReactNode;
  /** A line below the name. */
  detail?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
};

/** The name and the actions of the record that a page shows. */
export function RecordHeader({ kind, name, avatar, badge, detail, actions }: RecordHeaderProps) {
  return (
    <header className={styles.header}>
      {avatar}
      <div className={styles.texts}>
        <div className={styles.line}>
          {/* The same element while loading, because it may have the focus. */}
          <h1 tabIndex={-1} className={styles.name}>
            {name === undefined ? (
              <>
                <VisuallyHidden>{kind}</VisuallyHidden>
                <span className={styles.skeleton} />
              </>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h1>
          {badge}
        </div>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
