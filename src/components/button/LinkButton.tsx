import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import type { ButtonVariant } from './Button.tsx';
import { classes } from '../../lib/classes.ts';
import * as styles from './Button.css.ts';

export type LinkButtonProps<Link extends ElementType = 'a'> = {
  /** The router's link, where the address is one of the app's own. */
  as?: Link;
  variant?: ButtonVariant;
  icon?: LucideIcon;
  wide?: boolean;
} & Omit<ComponentPropsWithRef<Link>, 'as'>;

/** A link that looks like a button, for what leads elsewhere. `<LinkButton as={Link} to="/login">Log In</LinkButton>` */
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
