import { useEffect, useId, useSyncExternalStore } from 'react';

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
export function useIsActiveSlot(): boolean {
  const id = useId();
  const last = useSyncExternalStore(subscribe, () => slots.at(-1));
  useEffect(() => {
    setSlots([...slots, id]);
    return () => setSlots(slots.filter((slot) => slot !== id));
  }, [id]);
  return last === id;
}
