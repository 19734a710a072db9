import { refusalText, type Outcome } from '../outcome.ts';

/** What is said of a sign-out on all other devices. */
export const DEVICES_SIGNED_OUT = 'Signed out on all other devices';
export const DEVICES_FAILED = 'Failed to sign out other devices';

/** The same of an answer. */
export function devicesText(outcome: Outcome<unknown>): string {
  return outcome.ok ? DEVICES_SIGNED_OUT : refusalText(outcome.refusal, DEVICES_FAILED);
}
