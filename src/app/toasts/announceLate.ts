import type { Outcome } from '../../../machines/shared/outcome.ts';
import { announceFailure, announceSuccess } from './announce.ts';

/** Says how a request ended whose chart was left before the answer, with its screen or dialog: nobody else does. */
export function announceLate(outcome: Outcome<unknown>, text: string, signal: AbortSignal): void {
  if (signal.aborted) (outcome.ok ? announceSuccess : announceFailure)(text);
}
