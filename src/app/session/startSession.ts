import { createActor, fromCallback, fromPromise } from 'xstate';
import { inactivityMachine } from '../../../machines/inactivity/inactivityMachine.ts';
import type { RestoredSession, SessionEvent } from '../../../machines/session/sessionEvents.ts';
import { sessionMachine } from '../../../machines/session/sessionMachine.ts';
import type { AuthEvent } from '../../backend/authEvents.ts';
import { clearRecovering, isRecovering, markRecovering } from '../../backend/recovery.ts';
import { readStoredSession } from '../../backend/storedSession.ts';
import { logFailure } from '../logger.ts';
import { loadBackend } from '../loadBackend.ts';
import { forgetActivity, recordActivity, watchActivity } from './activity.ts';
import { forgetEndReason, takeEndReason, tellEndReason } from './endReason.ts';
import type { SessionActor } from './SessionContext.ts';

/** Whether the address carries a session, as the links of mails do: asked before the client cleans it. */
const comesFromMail = new URLSearchParams(window.location.hash.slice(1)).has('access_token');

function storedSession(): RestoredSession | null {
  const stored = readStoredSession();
  if (stored === null || stored === 'corrupt') return null;
  return { userId: stored.userId, email: stored.email, isRecovery: isRecovering(stored.userId) };
}

/** The chart's event for what the backend says, if the chart cares. */
function sessionEvent(event: AuthEvent): SessionEvent | null {
  switch (event.type) {
    case 'session':
      return { type: 'auth.session', userId: event.userId, email: event.email };
    case 'recovery':
      return { type: 'auth.recovery', userId: event.userId, email: event.email };
    case 'none':
    case 'signedOut':
      return { type: 'auth.ended', reason: takeEndReason() };
    case 'unknown':
      return null;
  }
}

const listenToAuth = fromCallback(({ sendBack }) => {
  const tell: (event: SessionEvent) => void = sendBack;
  let stop = () => {};
  let stopped = false;
  const listen = () =>
    void loadBackend().then(
      (backend) => {
        if (stopped) return;
        stop = backend.subscribeToAuth((event) => {
          const translated = sessionEvent(event);
          if (translated) tell(translated);
        });
      },
      () => window.addEventListener('online', listen, { once: true }),
    );

  if (comesFromMail || storedSession() !== null) listen();
  else requestWhenIdle(listen);
  return () => {
    stopped = true;
    stop();
  };
});

function requestWhenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 3_000 });
  else setTimeout(callback, 1_000);
}

/** Creates and starts the one session actor, with its effects. */
export function startSession(): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(async () => {
        if (!comesFromMail) return storedSession();
        await (await loadBackend()).initialize();
        return storedSession();
      }),
      loadProfile: fromPromise(async ({ input }) => (await loadBackend()).loadProfile({ userId: input?.userId ?? '' })),
      createProfile: fromPromise(async ({ input }) =>
        (await loadBackend()).createProfile({ userId: input?.userId ?? '', email: input?.email ?? '' }),
      ),
      endSession: fromPromise(async ({ input }) => {
        tellEndReason(input.reason);
        forgetActivity();
        clearRecovering();
        const outcome = await (await loadBackend()).signOut();
        if (!outcome.ok) logFailure('Sign-out failed:', outcome.refusal);
      }),
      listenToAuth,
      inactivity: inactivityMachine.provide({ actors: { watchActivity }, actions: { recordActivity } }),
    },
    actions: {
      rememberRecovery: ({ context }) => markRecovering(context.user?.userId ?? ''),
      forgetRecovery: clearRecovering,
      wipeDrafts: () => {},
    },
  });
  const actor = createActor(machine, { id: 'session' });
  actor.subscribe((snapshot) => {
    if (snapshot.matches('signedIn')) forgetEndReason();
  });
  actor.start();
  return actor;
}
