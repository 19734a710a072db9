import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Profile } from '../shared/entities.ts';
import { inactivityMachine } from '../inactivity/inactivityMachine.ts';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import type { Role } from '../rules/roles.ts';
import { recognised, sessionGuards, whatIsKnownBy, type ProfileOutcome } from './sessionGuards.ts';
import type { EndReason, RestoredSession, SessionContext, SessionEvent, SessionUser } from './sessionEvents.ts';

/** A state in which the session ends, whatever becomes of the request. */
export function ends<Target extends `#session.signedOut.${string}`>(reason: EndReason, target: Target) {
  return {
    invoke: { src: 'endSession', input: { reason }, onDone: target, onError: target },
    after: { requestTimeout: target },
  } as const;
}

/** What the chart of the session does, waits for and asks. */
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
    recognise: assign((_, user: SessionUser | null) => recognised(user)),
    clearUser: assign({ user: null, profile: null, failure: null }),
    storeProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    announceRole: emit(({ context }) => ({ type: 'role.changed' as const, role: context.profile?.role ?? null })),
    storeOutcome: assign((_, { outcome }: ProfileOutcome) => whatIsKnownBy(outcome)),
  },
  guards: sessionGuards,
  delays: { requestTimeout: REQUEST_TIMEOUT },
});
