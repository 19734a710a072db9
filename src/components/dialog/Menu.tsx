import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { nextItem } from './menuKeys.ts';
import * as styles from './Menu.css.ts';

export type MenuProps = {
  /** The name of the button and of the menu. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** The look of the button, where it is not that of a picture. */
  triggerClassName?: string;
  /** What an item opens is not there yet: the button stays closed. */
  busy?: boolean;
  /** The edge of the button with which the menu is flush. */
  align?: keyof typeof styles.menu;
  /** Above the items, not one of them. */
  header?: ReactNode;
  /** MenuItems. */
  children: ReactNode;
};

/** A button that opens a menu. Arrows, Home, End and letters move in it; Escape, Tab and a press elsewhere close it. */
export function Menu({
  label,
  trigger,
  triggerClassName = styles.trigger,
  busy = false,
  align = 'end',
  header,
  children,
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

  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(!busy);
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
  // Runs after the item's own handler, and before what that opens takes the focus: a dialog then returns it here.
  const closeAfterItem = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="menuitem"]')) closeAndReturn();
  };

  return (
    <div ref={anchor} className={styles.anchor} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={busy ? true : undefined}
        data-busy={busy ? '' : undefined}
        onClick={() => setOpen(!isOpen && !busy)}
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
