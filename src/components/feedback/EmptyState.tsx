import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = {
  icon?: LucideIcon;
  /** One sentence. */
  children: ReactNode;
  /** The button that fills it. */
  action?: ReactNode;
};

/** A list in which nothing is yet. */
export function EmptyState({ icon: Icon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {Icon && (
        <span className={styles.icon}>
          <Icon size={20} aria-hidden />
        </span>
      )}
      <p className={styles.message}>{children}</p>
      {action}
    </div>
  );
}
