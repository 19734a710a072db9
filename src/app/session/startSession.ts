import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { inactivityMachine } from '../../../machines/inactivity/inactivityMachine.ts';
import type { RestoredSession, SessionEvent } from '../../../machines/session/sessionEvents.ts';
import { sessionMachine } from '../../../machines/session/sessionMachine.ts';
import type { AuthEvent } from '../../backend/authEvents.ts';
import {
  clearRecovering,
  isRecovering,
  markRecovering,
  readStoredSession,
  removeStoredSession,
  storedSessionText,
  type StoredSession,
} from '../../backend/storedSession.ts';
import { clearSettingsDraft, clearSettingsDraftOfOthers } from '../../features/settings/settingsDraft.ts';
import { comesFromMail, mailedToken } from '../../features/sign-in/links/mailLink.ts';
import { logFailure } from '../../lib/logger.ts';
import { loadBackend, whenBackendIsLoaded } from '../../backend/loadBackend.ts';
import { showTheme } from '../../features/theme/shownTheme.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { clearActivity, isOverdueForGood, recordActivity, watchActivity } from './activity.ts';
import { notifySetupCompleted } from './completedSetup.ts';
import { askEndReason, clearEndReason, takeEndReason, notifyEndReason, toldReason } from './endReason.ts';
import { clearReturnTo, storeReturnTo, returnToOf } from './returnTo.ts';
import type { SessionActor } from './SessionContext.ts';

/** What the first screen may take before anything else is fetched, in milliseconds. */
const FIRST_SCREEN_TIME = 1_500;

function usableSession(): StoredSession | null {
  const stored = readStoredSession();
  return stored === 'corrupt' ? null : stored;
}

/** The session of this device; one that nobody used for too long ends before anything is asked for. */
async function restoredSession(): Promise<RestoredSession | null> {
  const ending = toldReason() ?? ((await isOverdueForGood()) ? 'inactivity' : null);
  const stored = usableSession();
  if (stored === null) return null;
  const { userId, email } = stored;
  return { userId, email, isRecovery: isRecovering(userId), ending };
}

/** The session that a link from a mail has brought begins now, however the one before it went. */
function noteMailedSession(): void {
  if (mailedToken === null || usableSession()?.accessToken !== mailedToken) return;
  recordActivity();
  clearEndReason();
}

/** The chart's event for what the backend says, if the chart cares. */
function sessionEvent(event: Exclude<AuthEvent, { type: 'signedOut' }>): SessionEvent | null {
  switch (event.type) {
    case 'session':
      return { type: 'auth.session', userId: event.userId, email: event.email };
    case 'recovery':
      return { type: 'auth.recovery', userId: event.userId, email: event.email };
    case 'none':
      return { type: 'auth.ended', reason: takeEndReason() };
    case 'unknown':
      return null;
  }
}

const listenToAuth = fromCallback(({ sendBack }) => {
  const tell: (event: SessionEvent) => void = sendBack;
  let stop = () => {};
  let stopped = false;
  void whenBackendIsLoaded.then((backend) => {
    if (stopped) return;
    let newer = new AbortController();
    const unsubscribe = backend.subscribeToAuth((event) => {
      newer.abort();
      newer = new AbortController();
      if (event.type === 'signedOut') {
        askEndReason((reason) => tell({ type: 'auth.ended', reason }), newer.signal);
        return;
      }
      noteMailedSession();
      const translated = sessionEvent(event);
      if (translated) tell(translated);
    });
    const ignorePermissionErrors = backend.subscribeToPermissionErrors(() => tell({ type: 'profile.outdated' }));
    stop = () => {
      newer.abort();
      unsubscribe();
      ignorePermissionErrors();
    };
  });

  const load = () =>
    void loadBackend().catch(() => {
      window.addEventListener('online', load, { once: true });
    });
  if (comesFromMail || usableSession() !== null) load();
  else afterFirstScreen(load);
  return () => {
    stopped = true;
    stop();
  };
});

/** What was kept for the next sign-in: the person has signed out by hand, or somebody else signed in. */
function wipeDrafts(): void {
  clearReturnTo();
  clearSettingsDraft();
}

/** Keeps the page of somebody whom inactivity signs out; nothing else of a person outlives their session. */
function followEnds(): (snapshot: SnapshotFrom<typeof sessionMachine>) => void {
  let userId: string | undefined;
  return (snapshot) => {
    if (snapshot.matches('signedIn')) {
      const before = userId;
      userId = snapshot.context.user?.userId;
      if (userId === undefined || userId === before) return;
      // At the sign-in only: later it is what another tab has just told this one.
      clearEndReason();
      if (returnToOf(userId) === null) clearReturnTo();
      clearSettingsDraftOfOthers(userId);
    } else if (snapshot.matches('signingOut')) {
      // After a reload it may be the first that is known of them.
      userId = snapshot.context.user?.userId;
    } else if (userId !== undefined && snapshot.matches('signedOut')) {
      if (snapshot.matches({ signedOut: 'timedOut' })) storeReturnTo(userId, window.location);
      userId = undefined;
      showTheme('light');
    }
  };
}

/** Acts once the first screen stands: what somebody touches before asks by itself. */
function afterFirstScreen(act: () => void): void {
  setTimeout(() => whenIdle(act), FIRST_SCREEN_TIME);
}

/** Creates and starts the one session actor, with its effects. */
export function startSession(): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(async () => {
        if (comesFromMail) {
          await (await loadBackend()).initialize();
          noteMailedSession();
        }
        return restoredSession();
      }),
      loadProfile: fromPromise(async ({ input }) => (await loadBackend()).loadProfile({ userId: input?.userId ?? '' })),
      createProfile: fromPromise(async ({ input }) =>
        (await loadBackend()).createProfile({ userId: input?.userId ?? '', email: input?.email ?? '' }),
      ),
      endSession: fromPromise(async ({ input, signal }) => {
        const ended = storedSessionText();
        const remove = () => removeStoredSession(ended);
        notifyEndReason(input.reason);
        // First of all: other tabs are told, and do not run out beside this one.
        clearActivity();
        clearRecovering();
        // Without its code nobody can ask the server; on this device the session ends all the same.
        signal.addEventListener('abort', remove, { once: true });
        try {
          const backend = await loadBackend();
          // Somebody may have signed in since.
          signal.throwIfAborted();
          const outcome = await backend.signOut();
          if (!outcome.ok) logFailure('Sign-out failed:', outcome.error);
        } finally {
          if (!signal.aborted) remove();
        }
      }),
      listenToAuth,
      inactivity: inactivityMachine.provide({ actors: { watchActivity }, actions: { recordActivity } }),
    },
    actions: {
      rememberRecovery: ({ context }) => markRecovering(context.user?.userId ?? ''),
      clearRecovery: clearRecovering,
      notifySetupCompleted,
      wipeDrafts,
    },
  });
  const actor = createActor(machine, { id: 'session' });
  actor.subscribe(followEnds());
  actor.start();
  return actor;
}
