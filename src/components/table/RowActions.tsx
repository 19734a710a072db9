import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { classes } from '../../lib/classes.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './RowActions.css.ts';
import { cell, headerCell, underBar } from './Table.css.ts';

/** The header of the action column, which reserves its width. Announced as Actions. */
export function ActionsHeaderCell({ count }: { count: keyof typeof styles.actionsHeaderCell }) {
  return (
    <th role="columnheader" scope="col" className={classes(headerCell, underBar, styles.actionsHeaderCell[count])}>
      <VisuallyHidden>Actions</VisuallyHidden>
    </th>
  );
}

/** The last cell of a row, with its RowActions. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <td role="cell" className={classes(cell, styles.actionsCell)}>
      <div className={styles.actions}>{children}</div>
    </td>
  );
}

type RowActionProps = Omit<ButtonProps, 'children' | 'variant' | 'icon' | 'busyLabel' | 'wide'> & {
  icon: LucideIcon;
  /** The label, shown only on hover in a narrow table. */
  label: string;
  /** Whether its icon is usual: then the label is shown only on hover in a table of medium width, too. */
  usual?: boolean;
};

/** An action of a row: muted until the row is hovered or has the focus, and more so if it is unavailable. */
export function RowAction({ icon: Icon, label, usual = false, className, ...rest }: RowActionProps) {
  return (
    <Button
      {...rest}
      variant="quiet"
      className={classes(styles.action, className)}
      title={rest.unavailableReason === undefined ? label : undefined}
    >
      <Icon size={16} aria-hidden />
      <span className={usual ? styles.usualLabel : styles.actionLabel}>{label}</span>
    </Button>
  );
}
