import { readEnvironment } from '../backend/environment.ts';
import type { Backend } from '../backend/backend.ts';

let loading: Promise<Backend> | null = null;

/**
 * The backend's adapters, with supabase-js: fetched once, when first asked for, off the path of the first paint.
 * @throws when the chunk cannot be fetched; the next call tries again
 */
export function loadBackend(): Promise<Backend> {
  loading ??= import('../backend/backend.ts').then(
    ({ createBackend }) => createBackend(readEnvironment(import.meta.env)),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
