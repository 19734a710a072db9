import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { ToastStack } from './ToastStack.tsx';
import { useToasts } from './ToastsProvider.tsx';

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

/** Registers a place for toasts as long as it is mounted, and says whether it is the one that has them: the newest. */
function useIsActiveSlot(): boolean {
  const id = useId();
  const last = useSyncExternalStore(subscribe, () => slots.at(-1));
  useEffect(() => {
    setSlots([...slots, id]);
    return () => setSlots(slots.filter((slot) => slot !== id));
  }, [id]);
  return last === id;
}

/**
 * A place where toasts are shown and read out: one in the shell, one in each dialog, for what is outside of an open
 * modal dialog is inert. The one that came last has them.
 */
export function ToastSlot() {
  const isActive = useIsActiveSlot();
  return (
    <>
      <LiveRegion isActive={isActive} />
      {isActive && <ToastStack />}
    </>
  );
}

/** The toast that was read out last, wherever that was. */
let lastRead: string | undefined;

/**
 * Reads each toast out as it comes, also when it says the same as the one before. None is read again by a dialog that
 * opens, nor when a newer one has gone.
 */
function LiveRegion({ isActive }: { isActive: boolean }) {
  const { toasts } = useToasts();
  const [known] = useState(lastRead);
  const [latest, setLatest] = useState(toasts[0]);
  const newest = toasts.find(({ createdAt }) => createdAt > (latest?.createdAt ?? 0));
  if (newest !== undefined) setLatest(newest);
  const shown = toasts.find(({ id, visible }) => visible && id === latest?.id && id !== known);
  useEffect(() => {
    if (isActive && shown !== undefined) lastRead = shown.id;
  }, [isActive, shown]);
  return (
    <VisuallyHidden>
      <span role="status">
        {isActive && typeof shown?.message === 'string' && <span key={shown.id}>{shown.message}</span>}
      </span>
    </VisuallyHidden>
  );
}
