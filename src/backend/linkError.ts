import { cleanAddress } from './address.ts';

/** Why a link from a mail did not work, in the server's codes and words. */
export type LinkError = { code: string; description: string };

/** The links that the product takes: a password reset, and the confirmation of an address. */
export const LINK_TYPES = ['recovery', 'signup'];

/**
 * Reads the failure that the server put into a link's fragment, as in `#error_code=otp_expired`; null without one. A
 * link of another type, such as an invitation that the Supabase dashboard sent, fails too.
 */
export function parseLinkError(fragment: string): LinkError | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = parameters.get('error_code') ?? parameters.get('error');
  if (code !== null) return { code, description: parameters.get('error_description') ?? '' };
  const hasToken = parameters.has('access_token') || parameters.has('token_hash');
  return hasToken && !LINK_TYPES.includes(parameters.get('type') ?? '')
    ? { code: 'unsupported_link', description: '' }
    : null;
}

function takeLinkError(): LinkError | null {
  if (typeof location === 'undefined') return null;
  const found = parseLinkError(location.hash);
  if (found !== null) cleanAddress();
  return found;
}

/** The failed link this page was opened with: read once, and gone from the address. */
export const linkError = takeLinkError();
