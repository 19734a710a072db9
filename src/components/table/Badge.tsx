import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export type BadgeProps = { tone?: keyof typeof styles.badge; children: ReactNode };

/** A word that classifies. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={styles.badge[tone]}>{children}</span>;
}

export type RoleLevel = keyof typeof styles.roleBadge;

type RoleBadgeProps = {
  /** The role's name as shown. */
  label: string;
  /** Its level: 0 the lowest, 5 the highest. */
  level: RoleLevel;
};

/** The word of a role on a step of one hue. */
export function RoleBadge({ label, level }: RoleBadgeProps) {
  return <span className={styles.roleBadge[level]}>{label}</span>;
}
