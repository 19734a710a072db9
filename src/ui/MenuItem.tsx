import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import * as styles from './Menu.css.ts';

export type MenuItemProps<Target extends ElementType = 'button'> = {
  /** The router's link, or `a`, for an item that leads elsewhere. */
  as?: Target;
  icon?: LucideIcon;
} & Omit<ComponentPropsWithRef<Target>, 'as' | 'role' | 'tabIndex' | 'className'>;

/** An item of a Menu, which closes after it. `<MenuItem as={Link} to="/settings">Settings</MenuItem>` */
export function MenuItem<Target extends ElementType = 'button'>({
  as,
  icon: Icon,
  children,
  ...rest
}: MenuItemProps<Target>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
    >
      {Icon && <Icon size={16} aria-hidden className={styles.itemIcon} />}
      {children}
    </Element>
  );
}
