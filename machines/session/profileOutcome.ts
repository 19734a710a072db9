import type { Profile } from '../entities.ts';
import type { Outcome } from '../outcome.ts';

/** What reading or creating the profile came to: the parameter of the guards and actions that judge it. */
export type ProfileOutcome = { outcome: Outcome<Profile | null> };

/** Takes the outcome out of the event that ends an effect. */
export const outcome = ({ event }: { event: { output: Outcome<Profile | null> } }): ProfileOutcome => ({
  outcome: event.output,
});
