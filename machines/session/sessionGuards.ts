import type { Profile } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { EndReason, RestoredSession, SessionContext, SessionUser } from './sessionEvents.ts';

/** What reading or creating the profile came to: the parameter of the guards and actions that judge it. */
export type ProfileOutcome = { outcome: Outcome<Profile | null> };

/** Takes the outcome out of the event that ends an effect. */
export const outcome = ({ event }: { event: { output: Outcome<Profile | null> } }): ProfileOutcome => ({
  outcome: event.output,
});

/** Takes out of the session found on this device why it had begun to end, if it had. */
export const ending = ({ event }: { event: { output: RestoredSession | null } }) => ({
  reason: event.output?.ending ?? null,
});

/** What the session chart asks before it goes on. */
export const sessionGuards = {
  isFound: (_: unknown, { session }: { session: RestoredSession | null }) => session !== null,
  isRecovery: (_: unknown, { session }: { session: RestoredSession | null }) => session?.isRecovery === true,
  isSamePerson: ({ context }: { context: SessionContext }, { userId }: { userId: string }) =>
    userId === context.user?.userId,
  isSomebodyElse: ({ context }: { context: SessionContext }, { userId }: { userId: string }) =>
    context.user !== null && userId !== context.user.userId,
  isRejected: (_: unknown, { outcome }: ProfileOutcome) => !outcome.ok,
  isAccountGone: (_: unknown, { outcome }: ProfileOutcome) => !outcome.ok && outcome.error.kind === 'gone',
  isMissing: (_: unknown, { outcome }: ProfileOutcome) => outcome.ok && outcome.value === null,
  isSetupPending: (_: unknown, { outcome }: ProfileOutcome) => outcome.ok && outcome.value?.isPasswordChanged === false,
  isRoleChanged: ({ context }: { context: SessionContext }, { outcome }: ProfileOutcome) =>
    outcome.ok && outcome.value?.role !== context.profile?.role,
  endedByHand: (_: unknown, { reason }: { reason: EndReason | null }) => reason === 'byHand',
  endedByInactivity: (_: unknown, { reason }: { reason: EndReason | null }) => reason === 'inactivity',
};

/** What the context holds of somebody who was recognised: their profile is not read yet. */
export function recognised(user: SessionUser | null) {
  return { user: user && { userId: user.userId, email: user.email }, profile: null, failure: null };
}

/** What the answer of a reading leaves in the context: the profile, or why there is none. */
export function whatIsKnownBy(outcome: ProfileOutcome['outcome']) {
  return outcome.ok ? { profile: outcome.value, failure: null } : { failure: outcome.error.message };
}
