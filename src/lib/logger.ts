/** The only console output of the product: a failed start-up read, and a failed sign-out (specification, section 8). */
export function logFailure(what: string, reason: unknown): void {
  console.error(what, reason);
}
