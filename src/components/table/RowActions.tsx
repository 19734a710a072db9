import type { LucideIcon } from 'lucide-react';
import { createContext, type MouseEventHandler, type ReactNode, use } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { classes } from '../../lib/classes.ts';
import { iconButton } from '../button/IconButton.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './RowActions.css.ts';
import { cell, headerCell, underBar } from './Table.css.ts';

/**
 * Handles the press of a link of our own in a list: it is followed without loading the page. Outside of a list, where
 * there is none, the browser loads it.
 */
export const FollowContext = createContext<MouseEventHandler<HTMLAnchorElement> | undefined>(undefined);

/** The header over the cells of actions: it leaves them the width they need. Read aloud as Actions. */
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

type RowLinkProps = {
  icon: LucideIcon;
  /** Where it leads, read aloud and shown on hover. */
  label: string;
  /** That in a word, shown on a card. */
  word: string;
  /** A path of our own. */
  to: string;
};

/** A link from one row, as an icon. */
export function RowLink({ icon: LinkIcon, label, word, to }: RowLinkProps) {
  return (
    <a
      href={to}
      onClick={use(FollowContext)}
      className={classes(iconButton, styles.link)}
      aria-label={label}
      title={label}
      data-word={word}
    >
      <LinkIcon size={16} aria-hidden />
    </a>
  );
}

type RowActionProps = Omit<ButtonProps, 'children' | 'variant' | 'icon' | 'busyLabel' | 'wide'> & {
  icon: LucideIcon;
  /** What it does; shown on hover alone where the table is narrow. */
  label: string;
};

/** An action on one row: quiet until the row is pointed at or holds the focus. */
export function RowAction({ label, className, ...rest }: RowActionProps) {
  return (
    <Button
      {...rest}
      variant="quiet"
      className={classes(styles.action, className)}
      title={rest.unavailableReason === undefined ? label : undefined}
    >
      <span className={styles.actionLabel}>{label}</span>
    </Button>
  );
}
