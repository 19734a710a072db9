import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './Reason.css.ts';

type ReasonProps = {
  text: string;
  wide?: boolean;
  /** The control; it gets the id of the text for its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
};

/** Says, on hover and on focus, why a control cannot be used. Escape hides it. */
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
