import { linkError } from '../../../backend/links.ts';
import { resetToken } from './resetToken.ts';

/** What the history entries of the landing and sign-in pages keep: over reloads, and never in the address. */
type LinkState = { failedLink?: unknown; asksForLink?: unknown; hadResetLink?: unknown; reopensLink?: unknown };

/** The state of a link to /login for somebody whose reset link failed. */
export const ASKS_FOR_LINK: LinkState = { asksForLink: true };

/** The state of a link to / for somebody whose reset link has expired or was used. */
export const EXPIRED_LINK: LinkState = { failedLink: 'otp_expired' };

/** The state of a link to /login for somebody who reloaded the page of a reset link. */
export const REOPENS_LINK: LinkState = { reopensLink: true };

/** Leads a page that was opened with an expired or used link to the landing page, which explains it; marks one that a reset link opened. */
export function showFailedLink(history: { replace: (to: string, state: LinkState) => void }): void {
  if (linkError !== null) history.replace('/', { failedLink: linkError.code });
  else if (resetToken !== null) history.replace('/setup', { hadResetLink: true });
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

/** Whether the page was opened with a reset link, before a reload. */
export function hadResetLink(state: unknown): boolean {
  return linkState(state).hadResetLink === true;
}

/** Whether the sign-in page was opened by a reload of the page of a reset link. */
export function reopensLink(state: unknown): boolean {
  return linkState(state).reopensLink === true;
}

function linkState(state: unknown): LinkState {
  return typeof state === 'object' && state !== null ? state : {};
}
