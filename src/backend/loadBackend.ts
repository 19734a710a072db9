import { readEnvironment } from './environment.ts';
import type { Backend } from './backend.ts';
import { logFailure } from '../lib/logger.ts';
import { whenIdle } from '../lib/whenIdle.ts';

let loading: Promise<Backend> | null = null;
let notifyLoaded: (backend: Backend) => void = () => {};

/** Resolves when the backend is loaded, without loading it. */
export const whenBackendIsLoaded = new Promise<Backend>((resolve) => {
  notifyLoaded = resolve;
});

/**
 * Loads the adapters and supabase-js once, and tests the connection.
 * @throws if the chunk cannot be loaded; the next call tries again
 */
export function loadBackend(): Promise<Backend> {
  loading ??= import('./backend.ts').then(
    ({ createBackend }) => {
      const backend = createBackend(readEnvironment(import.meta.env));
      notifyLoaded(backend);
      // After the requests of the first screen.
      whenIdle(() => void testConnection(backend));
      return backend;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The app does not wait for this read, and its error is only logged (specification, section 1). */
async function testConnection(backend: Backend): Promise<void> {
  const outcome = await backend.testConnection();
  if (!outcome.ok) logFailure('Connection test failed:', outcome.error);
}
