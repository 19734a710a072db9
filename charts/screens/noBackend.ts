/** Replaces src/backend/loadBackend.ts in the gallery's screens: the backend never loads. */
export function loadBackend(): Promise<never> {
  return new Promise(() => {});
}
