import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import type { Outcome } from './outcome.ts';

/** The delays of charts that send requests. */
export const requestDelays = { requestTimeout: REQUEST_TIMEOUT, stillWorkingAfter: STILL_WORKING_AFTER };

/** Passes the output of an actor to a guard or action, as its `params`. */
export function output<Output>({ event }: { event: { output: Output } }): Output {
  return event.output;
}

/** Guard: whether the request succeeded. */
export function isAccepted(_: unknown, outcome: Outcome<unknown>): boolean {
  return outcome.ok;
}

/** Whether a request is pending. */
export function selectIsBusy(snapshot: { hasTag: (tag: 'busy') => boolean }): boolean {
  return snapshot.hasTag('busy');
}

/** Whether a request takes longer than usual. */
export function selectIsSlow(snapshot: { hasTag: (tag: 'slow') => boolean }): boolean {
  return snapshot.hasTag('slow');
}
