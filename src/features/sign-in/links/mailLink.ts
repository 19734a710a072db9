/**
 * The session's token in a link from a mail that the page was opened with; null when it was opened otherwise. Asked for
 * before the client cleans the address.
 */
export const mailedToken = new URLSearchParams(window.location.hash.slice(1)).get('access_token');

/** Whether the page was opened with such a link. */
export const comesFromMail = mailedToken !== null;
