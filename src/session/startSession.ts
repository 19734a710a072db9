import { createActor, fromPromise } from 'xstate';
import { inactivityMachine } from '../../machines/inactivity/inactivityMachine.ts';
import type { EndReason, RestoredSession } from '../../machines/session/sessionEvents.ts';
import { sessionMachine } from '../../machines/session/sessionMachine.ts';
import { loadBackend } from '../backend/loadBackend.ts';
import {
  clearRecovering,
  isRecovering,
  markRecovering,
  readStoredSession,
  removeStoredSession,
  storedSessionText,
} from '../backend/auth/storedSession.ts';
import { isFromEmail } from './mailLink.ts';
import { logFailure } from '../lib/logger.ts';
import { clearActivity, isTimedOut, recordActivity, watchActivity } from './activity.ts';
import { listenToAuth, startMailedSession } from './listenToAuth.ts';
import { notifyEndReason, notifySetupCompleted, storedEndReason } from './otherTabs.ts';
import type { SessionActor } from './SessionContext.ts';
import { clearUserStorage, syncUserStorage } from './userStorage.ts';

/** Creates and starts the session actor with its effects. */
export function startSession(): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(restoreSession),
      loadProfile: fromPromise(async ({ input }) => (await loadBackend()).loadProfile({ userId: input?.userId ?? '' })),
      hasSession: fromPromise(async () => (await loadBackend()).hasSession()),
      createProfile: fromPromise(async ({ input }) =>
        (await loadBackend()).createProfile({ userId: input?.userId ?? '', email: input?.email ?? '' }),
      ),
      endSession: fromPromise(endSession),
      listenToAuth,
      inactivity: inactivityMachine.provide({ actors: { watchActivity }, actions: { recordActivity } }),
    },
    actions: {
      rememberRecovery: ({ context }) => markRecovering(context.user?.userId ?? ''),
      clearRecovery: clearRecovering,
      notifySetupCompleted,
      wipeDrafts: clearUserStorage,
    },
  });
  const actor = createActor(machine, { id: 'session' });
  actor.subscribe(syncUserStorage());
  actor.start();
  return actor;
}

/** Reads the session stored on this device, after the backend client has stored one from an email link. */
async function restoreSession(): Promise<RestoredSession | null> {
  if (isFromEmail) {
    await (await loadBackend()).initialize();
    startMailedSession();
  }
  const ending = storedEndReason() ?? ((await isTimedOut()) ? 'inactivity' : null);
  const stored = readStoredSession();
  if (stored === null) return null;
  const { userId, email } = stored;
  return { userId, email, isRecovery: isRecovering(userId), ending };
}

/** Ends the session on this device and, if reachable, on the server. */
async function endSession({ input, signal }: { input: { reason: EndReason }; signal: AbortSignal }): Promise<unknown> {
  const ended = storedSessionText();
  const remove = () => removeStoredSession(ended);
  // Before the request, so that other tabs get the reason and do not time out as well.
  notifyEndReason(input.reason);
  clearActivity();
  clearRecovering();
  // The session on this device ends even if the backend client cannot be loaded.
  signal.addEventListener('abort', remove, { once: true });
  try {
    const backend = await loadBackend();
    // Another user may have signed in meanwhile.
    signal.throwIfAborted();
    const outcome = await backend.signOut();
    if (!outcome.ok) logFailure('Sign-out failed:', outcome.error);
    return null;
  } finally {
    if (!signal.aborted) remove();
  }
}
