import toast from 'react-hot-toast/headless';
import type { Outcome } from '../../../machines/shared/outcome.ts';

/** Shows a success toast for 2 s (specification, section 9). */
export function announceSuccess(text: string): void {
  toast.success(text);
}

/** Shows an error that nothing else shows, until it is dismissed (decisions, shell). */
export function announceFailure(text: string): void {
  toast.error(text, { duration: Infinity });
}

/** Shows a neutral toast for 4 s (specification, section 9). */
export function announce(text: string): void {
  toast(text);
}

/**
 * Announces the outcome of a request whose chart was stopped before the response, because its screen or dialog closed.
 */
export function announceLate(outcome: Outcome<unknown>, text: string, signal: AbortSignal): void {
  if (signal.aborted) (outcome.ok ? announceSuccess : announceFailure)(text);
}

type Said = { text: string };

/** The announce actions of a chart whose screen or dialog also shows its errors: 4 s (specification, section 9). */
export const announcements = {
  announceSuccess: (_: unknown, { text }: Said) => announceSuccess(text),
  announceFailure: (_: unknown, { text }: Said) => void toast.error(text),
};

/** The announce actions of a chart whose errors are only toasts. */
export const lastingAnnouncements = {
  ...announcements,
  announceFailure: (_: unknown, { text }: Said) => announceFailure(text),
};

/**
 * Returns a function that passes a write through, and calls `notify` if it ends after its dialog was closed, so that a
 * list that was read too early is refreshed.
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
