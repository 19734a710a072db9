import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../lib/classes.ts';
import { Reason } from './Reason.tsx';
import * as styles from './IconButton.css.ts';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'title' | 'aria-label'> & {
  icon: LucideIcon;
  /** The accessible name, shown on hover. */
  label: string;
  /** See Button. */
  unavailableReason?: string | undefined;
};

/** A square button with an icon. */
export function IconButton({
  icon: Icon,
  label,
  unavailableReason,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const isUnavailable = unavailableReason !== undefined;
  const button = (describedBy: string | undefined) => (
    <button
      {...rest}
      type={type}
      className={classes(styles.iconButton, className)}
      aria-label={label}
      title={isUnavailable ? undefined : label}
      aria-disabled={isUnavailable ? true : rest['aria-disabled']}
      aria-describedby={describedBy}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
  if (unavailableReason === undefined) return button(rest['aria-describedby']);
  return <Reason text={unavailableReason}>{button}</Reason>;
}
