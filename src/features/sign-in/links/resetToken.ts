import { cleanAddress } from '../../../backend/links.ts';
import { routeAt } from '../../../app/paths.ts';

function takeResetToken(): string | null {
  if (typeof window === 'undefined') return null;
  // A link pasted into the address bar of an open page changes the fragment alone: only a new page reads it.
  window.addEventListener('hashchange', () => {
    if (/[#&](token_hash|access_token)=/.test(window.location.hash)) window.location.reload();
  });
  const link = new URLSearchParams(window.location.hash.slice(1));
  const token = link.get('token_hash');
  if (token === null) return null;
  cleanAddress();
  const isReset = routeAt(window.location.pathname) === '/setup' && link.get('type') === 'recovery';
  return isReset && token !== '' ? token : null;
}

/** The token of the reset link that the page was opened with; null without one. Read once, and gone from the address. */
export const resetToken = takeResetToken();
