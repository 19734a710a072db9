import {
  type ComponentPropsWithRef,
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { onIntent } from '../../lib/onIntent.ts';
import * as styles from './Menu.css.ts';
import { Lock, type LucideIcon } from 'lucide-react';

export type MenuProps = {
  /** The accessible name of the button and of the menu. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  /** The style of the button, unless it is an icon. */
  triggerClassName?: string;
  /** The code that an item needs is loading: the menu does not open. */
  busy?: boolean;
  /** Loads what the items need, then calls `open`. */
  beforeOpening?: (open: () => void) => void;
  /** The edge of the button that the menu is aligned with. */
  align?: keyof typeof styles.menu;
  /** Content above the items. */
  header?: ReactNode;
  /** MenuItems. */
  children: ReactNode;
} & Partial<ReturnType<typeof onIntent>>;

/**
 * A button that opens a menu. Arrow keys, Home, End and letters move the focus; Escape, Tab and a click elsewhere close
 * it.
 */
export function Menu({
  label,
  trigger,
  triggerClassName = styles.trigger,
  busy = false,
  beforeOpening = (open) => open(),
  align = 'end',
  header,
  children,
  ...intent
}: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const items = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    itemsOf(items.current)[0]?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const open = () => {
    if (!busy) beforeOpening(() => setOpen(true));
  };
  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A dialog around the menu stays open.
      event.preventDefault();
      closeAndReturn();
      return;
    }
    const all = itemsOf(items.current);
    const names = all.map((item) => item.textContent);
    const next = nextItem(
      event.key,
      all.findIndex((item) => item === document.activeElement),
      names,
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget && !anchor.current?.contains(event.relatedTarget)) setOpen(false);
  };
  // Runs after the item's handler, but before an opened dialog takes the focus, so that the dialog restores it to the
  // button.
  const closeAfterItem = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="menuitem"]')) closeAndReturn();
  };

  return (
    <div ref={anchor} className={styles.anchor} onBlur={closeWhenLeft}>
      <button
        {...intent}
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={busy ? true : undefined}
        data-busy={busy ? '' : undefined}
        onClick={() => (isOpen ? setOpen(false) : open())}
        onKeyDown={openByKey}
      >
        {trigger}
      </button>
      {isOpen && (
        <div className={styles.menu[align]}>
          {header !== undefined && <div className={styles.header}>{header}</div>}
          <div
            ref={items}
            id={id}
            role="menu"
            aria-label={label}
            className={styles.items}
            onKeyDown={moveByKey}
            onClick={closeAfterItem}
          >
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/**
 * The index of the item that a key moves to; null for other keys.
 * @param current the index of the focused item, or -1
 * @param names the names of all items
 */
export function nextItem(key: string, current: number, names: string[]): number | null {
  const count = names.length;
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return byLetter(key, current, names);
  }
}

/** The next item whose name starts with the letter, with wrap-around. */
function byLetter(key: string, current: number, names: string[]): number | null {
  if (!/^\p{L}$/u.test(key)) return null;
  const letter = key.toLocaleLowerCase();
  const order = names.map((_, step) => (current + 1 + step) % names.length);
  return order.find((index) => names[index]?.trim().toLocaleLowerCase().startsWith(letter)) ?? null;
}

type MenuItemProps<Target extends ElementType = 'button'> = {
  /** The router's Link, or `a`, for a link. */
  as?: Target;
  icon?: LucideIcon | undefined;
  /** Why it is unavailable: looks disabled, with a lock icon and the reason below; still calls onClick. */
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
