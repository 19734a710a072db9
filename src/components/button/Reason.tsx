import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './Reason.css.ts';

type ReasonProps = {
  text: string;
  wide?: boolean;
  /** Renders the control with the id for its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
};

/** Shows why a control is unavailable, on hover and on focus. Escape hides it. */
export function Reason({ text, wide = false, children }: ReasonProps) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const restore = () => setDismissed(false);
  return (
    <span
      className={wide ? styles.wideAnchor : styles.anchor}
      data-dismissed={isDismissed ? '' : undefined}
      onKeyDown={dismiss}
      onPointerEnter={restore}
      onBlur={restore}
    >
      {children(id)}
      <span id={id} role="tooltip" className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
