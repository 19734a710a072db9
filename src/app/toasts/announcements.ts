import { announceFailure, announceSuccess } from './announce.ts';

/** What every dialog's chart says aloud, as toasts. */
export const announcements = {
  announceSuccess: (_: unknown, { text }: { text: string }) => announceSuccess(text),
  announceFailure: (_: unknown, { text }: { text: string }) => announceFailure(text),
};
