import { useEffect, useId, useSyncExternalStore } from 'react';
import { Toaster, useToasterStore } from 'react-hot-toast';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { toastStyle } from './ToastSlot.css.ts';

let slots: readonly string[] = [];
const listeners = new Set<() => void>();

function setSlots(next: readonly string[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A place where toasts are shown and read out: one in the shell, one in each dialog, for what is outside of an open
 * modal dialog is inert. The one that came last has them.
 */
export function ToastSlot() {
  const id = useId();
  const last = useSyncExternalStore(subscribe, () => slots.at(-1));
  useEffect(() => {
    setSlots([...slots, id]);
    return () => setSlots(slots.filter((slot) => slot !== id));
  }, [id]);
  const isShown = last === id;
  return (
    <>
      <LiveRegion isActive={isShown} />
      {isShown && (
        <Toaster
          position="top-right"
          containerStyle={{ top: 72 }}
          toastOptions={{ className: toastStyle, ariaProps: { role: 'status', 'aria-live': 'off' } }}
        />
      )}
    </>
  );
}

/** Reads the newest toast out; it is in the document before there is anything to read. */
function LiveRegion({ isActive }: { isActive: boolean }) {
  const { toasts } = useToasterStore();
  const newest = toasts.find((toast) => toast.visible);
  const text = typeof newest?.message === 'string' ? newest.message : '';
  return (
    <VisuallyHidden>
      <span role="status">{isActive ? text : ''}</span>
    </VisuallyHidden>
  );
}
