/** Whether a text is an id of ours: only those are asked for, whatever an address says. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
