import { SESSION_STORAGE_KEY } from '../../machines/rules/limits.ts';
import type { SafeStorage } from './storage.ts';
import { parseStoredSession } from './storedSession.ts';

/** Where supabase-js keeps the session: what is no session is removed, or the client would stumble over it at each start. */
export function sessionStorageAdapter(storage: SafeStorage) {
  return {
    getItem: (key: string): string | null => {
      const text = storage.getItem(key);
      if (text === null || key !== SESSION_STORAGE_KEY || parseStoredSession(text) !== null) return text;
      storage.removeItem(key);
      return null;
    },
    setItem: (key: string, value: string) => storage.setItem(key, value),
    removeItem: (key: string) => storage.removeItem(key),
  };
}
