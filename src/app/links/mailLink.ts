/**
 * Whether the page was opened with a link from a mail that carries a session: asked before the client cleans the
 * address.
 */
export const comesFromMail = new URLSearchParams(window.location.hash.slice(1)).has('access_token');
