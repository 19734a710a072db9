/** Logs a failed start-up test or sign-out, the only console output of the app (specification, section 8). */
export function logFailure(what: string, reason: unknown): void {
  console.error(what, reason);
}
