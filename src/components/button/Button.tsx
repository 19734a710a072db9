import { Lock, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ElementType, MouseEvent } from 'react';
import { classes } from '../../lib/classes.ts';
import { Reason } from './Reason.tsx';
import * as styles from './Button.css.ts';

type ButtonVariant = keyof typeof styles.button;

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** `primary` once per screen; `danger` for destructive actions; `text` looks like a link. */
  variant?: ButtonVariant;
  icon?: LucideIcon;
  /** An action is running: pressing does nothing, and the focus stays. */
  busy?: boolean;
  /** The label while busy. The button is as wide as the longer label. */
  busyLabel?: string;
  /**
   * Why it is unavailable: looks disabled, with a lock icon; shows the reason on hover and focus; still calls onClick.
   */
  unavailableReason?: string | undefined;
  /** Whether the button fills the available width. */
  wide?: boolean;
};

/** A button; `type` is "button" by default. With `aria-disabled` it looks disabled and still calls onClick. */
export function Button({
  variant = 'secondary',
  icon,
  busy = false,
  busyLabel,
  unavailableReason,
  wide = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const isUnavailable = unavailableReason !== undefined;
  const ShownIcon = icon && isUnavailable ? Lock : icon;
  const disabled = busy || isUnavailable ? true : rest['aria-disabled'];
  const button = (describedBy: string | undefined) => (
    <button
      {...rest}
      type={type}
      className={classes(styles.button[variant], wide && styles.wide, className)}
      onClick={press}
      aria-disabled={disabled}
      data-busy={busy ? '' : undefined}
      aria-describedby={describedBy}
    >
      {ShownIcon && <ShownIcon size={16} aria-hidden />}
      {busyLabel === undefined ? (
        children
      ) : (
        <span className={styles.labels}>
          <span className={busy ? styles.hiddenLabel : styles.label}>{children}</span>
          <span className={busy ? styles.label : styles.hiddenLabel}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
  if (unavailableReason === undefined) return button(rest['aria-describedby']);
  return (
    <Reason text={unavailableReason} wide={wide}>
      {button}
    </Reason>
  );
}

type LinkButtonProps<Link extends ElementType = 'a'> = {
  /** The router's Link for paths of the app. */
  as?: Link;
  variant?: ButtonVariant;
  icon?: LucideIcon;
  wide?: boolean;
} & Omit<ComponentPropsWithRef<Link>, 'as'>;

/** A link that looks like a button: `<LinkButton as={Link} to="/login">Log In</LinkButton>` */
export function LinkButton<Link extends ElementType = 'a'>({
  as,
  variant = 'secondary',
  icon: Icon,
  wide = false,
  className,
  children,
  ...rest
}: LinkButtonProps<Link>) {
  const Anchor: ElementType = as ?? 'a';
  return (
    <Anchor {...rest} className={classes(styles.button[variant], wide && styles.wide, className)}>
      {Icon && <Icon size={16} aria-hidden />}
      {children}
    </Anchor>
  );
}
