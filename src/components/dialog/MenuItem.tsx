import { Lock, type LucideIcon } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ElementType } from 'react';
import * as styles from './Menu.css.ts';

export type MenuItemProps<Target extends ElementType = 'button'> = {
  /** The router's link, or `a`, for an item that leads elsewhere. */
  as?: Target;
  icon?: LucideIcon;
  /** Why it cannot be used now: looks unavailable, a lock for its icon, says why below; calls onClick. */
  unavailableReason?: string | undefined;
} & Omit<ComponentPropsWithRef<Target>, 'as' | 'role' | 'tabIndex' | 'className'>;

/** An item of a Menu, which closes after it. `<MenuItem as={Link} to="/settings">Settings</MenuItem>` */
export function MenuItem<Target extends ElementType = 'button'>({
  as,
  icon,
  unavailableReason,
  children,
  ...rest
}: MenuItemProps<Target>) {
  const Element: ElementType = as ?? 'button';
  const reasonId = useId();
  const isUnavailable = unavailableReason !== undefined;
  const Icon = icon && isUnavailable ? Lock : icon;
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      {...(isUnavailable && { 'aria-disabled': true, 'aria-describedby': reasonId })}
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
    >
      {Icon && <Icon size={16} aria-hidden className={styles.itemIcon} />}
      {children}
      {isUnavailable && (
        <span id={reasonId} aria-hidden className={styles.reason}>
          {unavailableReason}
        </span>
      )}
    </Element>
  );
}
