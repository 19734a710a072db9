import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export type BadgeProps = {
  tone?: keyof typeof styles.badge;
  /** Shown on hover. */
  title?: string | undefined;
  children: ReactNode;
};

/** A short label. */
export function Badge({ tone = 'neutral', title, children }: BadgeProps) {
  return (
    <span className={styles.badge[tone]} title={title}>
      {children}
    </span>
  );
}

export type RoleLevel = keyof typeof styles.roleBadge;

type RoleBadgeProps = {
  /** The label of the role. */
  label: string;
  /** The level of the role, from 0 to 5. */
  level: RoleLevel;
};

/** The label of a role in a shade of one hue. */
export function RoleBadge({ label, level }: RoleBadgeProps) {
  return <span className={styles.roleBadge[level]}>{label}</span>;
}
