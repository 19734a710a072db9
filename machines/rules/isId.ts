/** Whether a string is a UUID. Ids from the URL are checked before they are sent to the server. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
