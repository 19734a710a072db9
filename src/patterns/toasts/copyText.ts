import { announceFailure, announceSuccess } from './announce.ts';

/** Copies a text and announces it: `success`, or the text itself if the browser denies access to the clipboard. */
export async function copyText(text: string, success: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announceSuccess(success);
  } catch {
    announceFailure(`Failed to copy ${text}`);
  }
}
