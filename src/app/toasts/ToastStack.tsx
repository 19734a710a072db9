import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import toast, { resolveValue, type ToastType } from 'react-hot-toast/headless';
import { IconButton } from '../../ui/IconButton.tsx';
import { useToasts } from './ToastsProvider.tsx';
import * as styles from './ToastStack.css.ts';

/** The toasts, newest first, top right on every screen (specification, section 9). Pointer and focus stop their time. */
export function ToastStack() {
  const { toasts, handlers } = useToasts();
  const { startPause, endPause } = handlers;

  // A stack that goes away under the pointer must not leave the time stopped.
  const resume = useRef(endPause);
  useEffect(() => {
    resume.current = endPause;
  }, [endPause]);
  useEffect(() => () => resume.current(), []);

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
          onFocus={startPause}
          onBlur={endPause}
        >
          <ToastIcon type={shown.type} />
          <span className={styles.text} dir="auto">
            {resolveValue(shown.message, shown)}
          </span>
          <IconButton icon={X} label="Dismiss" className={styles.dismiss} onClick={() => toast.dismiss(shown.id)} />
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
