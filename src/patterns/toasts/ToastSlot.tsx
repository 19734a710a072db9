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

/** Registers a slot while it is mounted. Returns whether it is the active one, the latest. */
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
 * Shows and announces toasts. The shell and every dialog have a slot, because an open modal dialog makes the rest of
 * the page inert; the latest slot is active.
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

/** The id of the last announced toast in any slot. */
let lastRead: string | undefined;

/**
 * Announces each toast once, including one with the same text as the last. A dialog that opens, or a removed toast,
 * announces nothing again.
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
