import { readEnvironment } from '../backend/environment.ts';
import type { Backend } from '../backend/backend.ts';
import { createEarlyReads } from '../backend/earlyReads.ts';
import type { StoredSession } from '../backend/storedSession.ts';
import { logFailure } from './logger.ts';

let loading: Promise<Backend> | null = null;
let isTested = false;
const early = createEarlyReads((input, init) => fetch(input, init));
let tellLoaded: (backend: Backend) => void = () => {};

/** The backend's adapters once somebody has asked for them, without asking. */
export const whenBackendIsLoaded = new Promise<Backend>((resolve) => {
  tellLoaded = resolve;
});

/** Sends for the profile before the adapters are there to ask. */
export function readEarly(session: StoredSession): void {
  early.send(readEnvironment(import.meta.env), session);
}

/**
 * The backend's adapters, with supabase-js: fetched once, when first asked for, off the path of the first paint.
 * @throws when the chunk cannot be fetched; the next call tries again
 */
export function loadBackend(): Promise<Backend> {
  loading ??= import('../backend/backend.ts').then(
    ({ createBackend }) => {
      const backend = createBackend({ ...readEnvironment(import.meta.env), fetch: early.fetch });
      tellLoaded(backend);
      // What the first screen asks for comes first.
      void backend.firstAnswer.then(() => testConnection(backend));
      return backend;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/**
 * Loads the backend where nobody has asked for anything, and tests the connection.
 * @throws as `loadBackend`
 */
export async function warmUpBackend(): Promise<void> {
  void testConnection(await loadBackend());
}

/** The one read at start-up: nothing waits for it, its failure is only logged (specification, section 1). */
async function testConnection(backend: Backend): Promise<void> {
  if (isTested) return;
  isTested = true;
  const outcome = await backend.testConnection();
  if (!outcome.ok) logFailure('Connection test failed:', outcome.refusal);
}
