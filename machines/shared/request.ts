import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';

/** The delays of charts that send requests. */
export const requestDelays = { requestTimeout: REQUEST_TIMEOUT, stillWorkingAfter: STILL_WORKING_AFTER };

/** Passes the output of an actor to a guard or action, as its `params`. */
export function output<Output>({ event }: { event: { output: Output } }): Output {
  return event.output;
}
