import { linkError } from '../../backend/linkError.ts';

/** What the history entries of the landing and sign-in pages keep: over reloads, and never in the address. */
type LinkState = { failedLink?: unknown; asksForLink?: unknown };

/** The state of a link to /login for somebody whose reset link failed. */
export const ASKS_FOR_LINK: LinkState = { asksForLink: true };

/** Leads a page that was opened with an expired or used link to the landing page, which explains it. */
export function showFailedLink(history: { replace: (to: string, state: LinkState) => void }): void {
  if (linkError !== null) history.replace('/', { failedLink: linkError.code });
}

/** The server's code for why the link failed, from a location's state; null when none did. */
export function failedLinkIn(state: unknown): string | null {
  const code = linkState(state).failedLink;
  return typeof code === 'string' ? code : null;
}

/** Whether the sign-in page was opened to ask for a new link. */
export function asksForLink(state: unknown): boolean {
  return linkState(state).asksForLink === true;
}

function linkState(state: unknown): LinkState {
  return typeof state === 'object' && state !== null ? state : {};
}
