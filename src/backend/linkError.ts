import { cleanAddress } from './address.ts';

/** Why a link from a mail did not work, in the server's codes and words. */
export type LinkError = { code: string; description: string };

/** Reads the failure that the server put into a link's fragment, as in `#error_code=otp_expired`; null without one. */
export function parseLinkError(fragment: string): LinkError | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = parameters.get('error_code') ?? parameters.get('error');
  return code === null ? null : { code, description: parameters.get('error_description') ?? '' };
}

function takeLinkError(): LinkError | null {
  if (typeof location === 'undefined') return null;
  const found = parseLinkError(location.hash);
  if (found !== null) cleanAddress();
  return found;
}

/** The failed link this page was opened with: read once, and gone from the address. */
export const linkError = takeLinkError();
