import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import toast, { resolveValue, type ToastType } from 'react-hot-toast/headless';
import { IconButton } from '../../components/button/IconButton.tsx';
import { focusHeading } from '../../lib/focus.ts';
import { useToasts } from './ToastsProvider.tsx';
import * as styles from './ToastStack.css.ts';

/** The toasts, newest first, at the top right (specification, section 9). Hover and focus pause their timers. */
export function ToastStack() {
  const { toasts, handlers } = useToasts();
  const { startPause, endPause } = handlers;

  // Resume if the stack unmounts while it is hovered.
  const resume = useRef(endPause);
  useEffect(() => {
    resume.current = endPause;
  }, [endPause]);
  useEffect(() => () => resume.current(), []);

  const cameFrom = useRef<Element | null>(null);
  const pause = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget?.closest(`.${styles.stack}`) === null) cameFrom.current = event.relatedTarget;
    startPause();
  };
  /** The button unmounts, so focus the next toast or the previous element. */
  const dismiss = (id: string, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const stack = currentTarget.closest(`.${styles.stack}`);
    const others = [...(stack?.querySelectorAll('[data-toast]:not([data-leaving]) button') ?? [])];
    const next = others[others.indexOf(currentTarget) + 1] ?? others.find((other) => other !== currentTarget);
    toast.dismiss(id);
    if (document.activeElement !== currentTarget) return;
    const before = cameFrom.current?.isConnected === true ? cameFrom.current : null;
    const target = next ?? before ?? currentTarget.closest('dialog')?.querySelector('h1, h2');
    if (target instanceof HTMLElement) target.focus();
    else focusHeading();
  };

  return (
    <div className={styles.stack}>
      {toasts.map((shown) => (
        <div
          key={shown.id}
          data-toast={shown.type}
          className={styles.toast}
          data-leaving={shown.visible ? undefined : ''}
          onPointerEnter={startPause}
          onPointerLeave={endPause}
          onFocus={pause}
          onBlur={endPause}
        >
          <ToastIcon type={shown.type} />
          <span className={styles.text} dir="auto">
            {resolveValue(shown.message, shown)}
          </span>
          {/* An action: the text must be a string, which is announced. */}
          {shown.icon}
          <IconButton
            icon={X}
            label="Dismiss"
            className={styles.dismiss}
            onClick={(event) => dismiss(shown.id, event)}
          />
        </div>
      ))}
    </div>
  );
}

function ToastIcon({ type }: { type: ToastType }) {
  if (type === 'success') return <CircleCheck size={18} aria-hidden className={styles.success} />;
  if (type === 'error') return <CircleAlert size={18} aria-hidden className={styles.failure} />;
  return null;
}
