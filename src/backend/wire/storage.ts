/** Storage that never throws. */
export type SafeStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** Whether the value of this key outlives the tab. */
  isPersistent: (key: string) => boolean;
};

/**
 * Wraps a browser storage; values that it rejects (denied, full) are stored in memory, for this tab.
 * @param open returns the storage; may throw, as `localStorage` does if site data is blocked
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
      // Otherwise the next page load would read the older value.
      else attempt((storage) => storage.removeItem(key));
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    isPersistent: (key) => !memory.has(key),
  };
}

/** The local storage of the browser, or memory if it is blocked. */
export const safeStorage = createSafeStorage(() => localStorage);
