/** Storage that never throws. */
export type SafeStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** Whether what is written under this key outlives the tab. */
  isPersistent: (key: string) => boolean;
};

/**
 * Wraps a browser storage: what it refuses (denied, full) is kept in memory, for this tab.
 * @param open gives the storage; may throw itself, as `localStorage` does where site data is blocked
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();

  function attempt<Value>(action: (storage: Storage) => Value): Value | null {
    try {
      return action(open());
    } catch {
      return null;
    }
  }

  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      memory.set(key, value);
      const isWritten = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isWritten === true) memory.delete(key);
      // An older value must not come back with the next load.
      else attempt((storage) => storage.removeItem(key));
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    isPersistent: (key) => !memory.has(key),
  };
}

/** The browser's local storage, or this tab's memory where that is refused. */
export const safeStorage = createSafeStorage(() => localStorage);
