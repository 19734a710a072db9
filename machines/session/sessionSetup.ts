import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Profile } from '../shared/entities.ts';
import { inactivityMachine } from '../inactivity/inactivityMachine.ts';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { output } from '../shared/request.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import type { Role } from '../rules/roles.ts';
import type { EndReason, RestoredSession, SessionContext, SessionEvent, SessionUser } from './sessionEvents.ts';

type ProfileOutcome = Outcome<Profile | null>;
type Found = RestoredSession | null;

/** Passes the `ending` of the restored session to a guard, as its `params`. */
export const ending = ({ event }: { event: { output: Found } }) => ({ reason: event.output?.ending ?? null });

/** A state that ends the session, whether or not the request succeeds. */
export function ends<Target extends `#session.signedOut.${string}`>(reason: EndReason, target: Target) {
  return {
    invoke: { src: 'endSession', input: { reason }, onDone: target, onError: target },
    after: { requestTimeout: target },
  } as const;
}

/** The states that check whether the session was ended, such as by requiring a new password, before /setup is shown. */
export const verified = {
  initial: 'verifying',
  states: {
    verifying: {
      tags: 'busy',
      invoke: {
        src: 'hasSession',
        onDone: [
          { guard: { type: 'isEnded', params: output }, target: '#session.signingOut.expired' },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    shown: {},
  },
} as const;

/** The actors, actions and guards of the session chart. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as { type: 'role.changed'; role: Role | null },
    tags: '' as 'busy',
  },
  actors: {
    restoreSession: fromPromise<RestoredSession | null>(notProvided('restoreSession')),
    loadProfile: fromPromise<Outcome<Profile | null>, SessionUser | null>(notProvided('loadProfile')),
    hasSession: fromPromise<Outcome<boolean>>(notProvided('hasSession')),
    createProfile: fromPromise<Outcome<Profile>, SessionUser | null>(notProvided('createProfile')),
    endSession: fromPromise<unknown, { reason: EndReason }>(notProvided('endSession')),
    listenToAuth: fromCallback(notProvided('listenToAuth')),
    inactivity: inactivityMachine,
  },
  actions: {
    rememberRecovery: notProvided('rememberRecovery'),
    clearRecovery: notProvided('clearRecovery'),
    notifySetupCompleted: notProvided('notifySetupCompleted'),
    wipeDrafts: notProvided('wipeDrafts'),
    recognise: assign((_, user: SessionUser | null) => ({
      user: user && { userId: user.userId, email: user.email },
      profile: null,
      failure: null,
    })),
    clearUser: assign({ user: null, profile: null, failure: null }),
    storeProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    announceRole: emit(({ context }) => ({ type: 'role.changed' as const, role: context.profile?.role ?? null })),
    storeOutcome: assign((_, outcome: ProfileOutcome) =>
      outcome.ok ? { profile: outcome.value, failure: null } : { failure: outcome.error.message },
    ),
  },
  guards: {
    isFound: (_, session: Found) => session !== null,
    isRecovery: (_, session: Found) => session?.isRecovery === true,
    isSamePerson: ({ context }, { userId }: { userId: string }) => userId === context.user?.userId,
    isNobodySignedIn: ({ context }) => context.user === null,
    isAnotherUser: ({ context }, { userId }: { userId: string }) => userId !== context.user?.userId,
    isRejected: (_, outcome: ProfileOutcome) => !outcome.ok,
    isAccountGone: (_, outcome: ProfileOutcome) => !outcome.ok && outcome.error.kind === 'gone',
    isMissing: (_, outcome: ProfileOutcome) => outcome.ok && outcome.value === null,
    isSuspended: (_, outcome: ProfileOutcome) => outcome.ok && outcome.value?.isSuspended === true,
    isProfileKnown: ({ context }) => context.profile !== null,
    isSetupPending: ({ context }) => context.profile?.isPasswordChanged === false,
    isEnded: (_, outcome: Outcome<boolean>) => outcome.ok && !outcome.value,
    isRoleChanged: ({ context }, outcome: ProfileOutcome) =>
      outcome.ok && outcome.value?.role !== context.profile?.role,
    endedByHand: (_, { reason }: { reason: EndReason | null }) => reason === 'byHand',
    endedByInactivity: (_, { reason }: { reason: EndReason | null }) => reason === 'inactivity',
    endedBySuspension: (_, { reason }: { reason: EndReason | null }) => reason === 'suspended',
    endedByRemoval: (_, { reason }: { reason: EndReason | null }) => reason === 'removed',
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
});
