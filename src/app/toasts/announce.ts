import toast from 'react-hot-toast/headless';
import type { Outcome } from '../../../machines/shared/outcome.ts';

/** Says that something succeeded: a toast of 2 s (specification, section 9). */
export function announceSuccess(text: string): void {
  toast.success(text);
}

/** Says that something failed: a toast of 4 s (specification, section 9). */
export function announceFailure(text: string): void {
  toast.error(text);
}

/** Says something that is neither: a toast of 4 s (specification, section 9). */
export function announce(text: string): void {
  toast(text);
}

/** Says how a request ended whose chart was left before the answer, with its screen or dialog: nobody else does. */
export function announceLate(outcome: Outcome<unknown>, text: string, signal: AbortSignal): void {
  if (signal.aborted) (outcome.ok ? announceSuccess : announceFailure)(text);
}

/** What every dialog's chart says aloud, as toasts. */
export const announcements = {
  announceSuccess: (_: unknown, { text }: { text: string }) => announceSuccess(text),
  announceFailure: (_: unknown, { text }: { text: string }) => announceFailure(text),
};

/**
 * Makes a function that passes a write on, and calls `notify` if it ends after its dialog was closed, so that a list that
 * was read too early is read again.
 */
export function notifyLate(notify: () => void): <Value>(write: Promise<Value>, signal: AbortSignal) => Promise<Value> {
  return async (write, signal) => {
    try {
      return await write;
    } finally {
      if (signal.aborted) notify();
    }
  };
}
