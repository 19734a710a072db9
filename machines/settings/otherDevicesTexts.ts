import { duration } from '../rules/counted.ts';
import { ACCESS_TOKEN_LIFETIME } from '../rules/limits.ts';
import { errorText, type Outcome } from '../shared/outcome.ts';

/** What is said of a sign-out on all other devices. */
export const DEVICES_SIGNED_OUT = 'Signed out on all other devices';
export const DEVICES_FAILED = 'Failed to sign out other devices';

/** What the button does, and how long it may take. */
export const DEVICES_NOTE =
  `Ends your session everywhere but here, within ${duration(ACCESS_TOKEN_LIFETIME / 1_000)}: ` +
  'what is open elsewhere may go on until then.';

/** The same of an answer. */
export function devicesText(outcome: Outcome<unknown>): string {
  return outcome.ok ? DEVICES_SIGNED_OUT : errorText(outcome.error, DEVICES_FAILED);
}
