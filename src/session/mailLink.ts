import { routeAt } from './paths.ts';
import { cleanAddress, linkError } from '../backend/auth/links.ts';

/** The token of the reset link that opened this page, or null. Read once and removed from the URL. */
export const resetToken = takeResetToken();

/** The access token of the email link that opened this page, or null. Read before the client removes it. */
export const mailedToken = fragment().get('access_token');

/** Whether an email link with a session opened this page. */
export const isFromEmail = mailedToken !== null;

function fragment(): URLSearchParams {
  return new URLSearchParams(typeof window === 'undefined' ? '' : window.location.hash.slice(1));
}

function takeResetToken(): string | null {
  if (typeof window === 'undefined') return null;
  // A link pasted into the address bar of an open page only changes the fragment.
  window.addEventListener('hashchange', () => {
    if (/[#&](token_hash|access_token)=/.test(window.location.hash)) window.location.reload();
  });
  const link = fragment();
  const token = link.get('token_hash');
  if (token === null) return null;
  cleanAddress();
  const isReset = routeAt(window.location.pathname) === '/setup' && link.get('type') === 'recovery';
  return isReset && token !== '' ? token : null;
}

/** The location state of the landing and sign-in pages. It survives reloads and is not part of the URL. */
type LinkState = { failedLink?: unknown; asksForLink?: unknown; hadResetLink?: unknown; reopensLink?: unknown };

/** The state of /login for a user who requests a new link. */
export const ASKS_FOR_LINK: LinkState = { asksForLink: true };

/** The state of / after a reset link that has expired or was used. */
export const EXPIRED_LINK: LinkState = { failedLink: 'otp_expired' };

/** The state of /login after a reload of a reset link's page. */
export const REOPENS_LINK: LinkState = { reopensLink: true };

/** Redirects from a failed link to the landing page, which explains it, and marks the page of a reset link. */
export function showMailedLink(history: { replace: (to: string, state: LinkState) => void }): void {
  if (linkError !== null) history.replace('/', { failedLink: linkError.code });
  else if (resetToken !== null) history.replace('/setup', { hadResetLink: true });
}

/** The server's error code of a failed link, from the location's state, or null. */
export function failedLinkIn(state: unknown): string | null {
  const code = linkState(state).failedLink;
  return typeof code === 'string' ? code : null;
}

/** Whether the sign-in page was opened to request a new link. */
export function asksForLink(state: unknown): boolean {
  return linkState(state).asksForLink === true;
}

/** Whether a reset link opened the page before a reload. */
export function hadResetLink(state: unknown): boolean {
  return linkState(state).hadResetLink === true;
}

/** Whether a reload of a reset link's page opened the sign-in page. */
export function reopensLink(state: unknown): boolean {
  return linkState(state).reopensLink === true;
}

function linkState(state: unknown): LinkState {
  return typeof state === 'object' && state !== null ? state : {};
}
