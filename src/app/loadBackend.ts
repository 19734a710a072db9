import { readEnvironment } from '../backend/environment.ts';
import type { Backend } from '../backend/backend.ts';
import { logFailure } from './logger.ts';
import { whenSettled } from './whenSettled.ts';

let loading: Promise<Backend> | null = null;
let tellLoaded: (backend: Backend) => void = () => {};

/** The backend's adapters once somebody has asked for them, without asking. */
export const whenBackendIsLoaded = new Promise<Backend>((resolve) => {
  tellLoaded = resolve;
});

/**
 * The backend's adapters, with supabase-js: fetched once, when first asked for, off the path of the first paint.
 * @throws when the chunk cannot be fetched; the next call tries again
 */
export function loadBackend(): Promise<Backend> {
  loading ??= import('../backend/backend.ts').then(
    ({ createBackend }) => {
      const backend = createBackend(readEnvironment(import.meta.env));
      tellLoaded(backend);
      // Nothing waits for it, and what the first screen asks for comes first.
      whenSettled(() => void testConnection(backend));
      return backend;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The read at start-up, whose failure is only logged (specification, section 1). */
async function testConnection(backend: Backend): Promise<void> {
  const outcome = await backend.testConnection();
  if (!outcome.ok) logFailure('Connection test failed:', outcome.refusal);
}
