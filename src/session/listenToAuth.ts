import { fromCallback } from 'xstate';
import type { SessionEvent } from '../../machines/session/sessionEvents.ts';
import type { AuthEvent } from '../backend/auth/authEvents.ts';
import { loadBackend, whenBackendIsLoaded } from '../backend/loadBackend.ts';
import { isSessionStored, readStoredSession } from '../backend/auth/storedSession.ts';
import { isFromEmail, mailedToken } from './mailLink.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { recordActivity } from './activity.ts';
import { clearEndReason, endReason, waitForEndReason } from './otherTabs.ts';

/** The delay before the backend client is loaded, so that the first screen loads first, in milliseconds. */
const FIRST_SCREEN_TIME = 1_500;

/** The minimum time between two checks of the account on focus, in milliseconds. */
const FOCUS_INTERVAL = 5_000;

/** Sends the auth events of the backend client, and of other tabs, to the session, and when the page gets the focus. */
export const listenToAuth = fromCallback(({ sendBack }) => {
  const send: (event: SessionEvent) => void = sendBack;
  let stop = () => {};
  let isStopped = false;
  void whenBackendIsLoaded.then((backend) => {
    if (isStopped) return;
    let latest = new AbortController();
    const unsubscribe = backend.subscribeToAuth((event) => {
      latest.abort();
      latest = new AbortController();
      if (event.type === 'signedOut') {
        waitForEndReason((reason) => send({ type: 'auth.ended', reason }), latest.signal);
        return;
      }
      startMailedSession();
      const sessionEvent = toSessionEvent(event);
      if (sessionEvent) send(sessionEvent);
    });
    const unsubscribeFromErrors = backend.subscribeToPermissionErrors(() => send({ type: 'profile.outdated' }));
    stop = () => {
      latest.abort();
      unsubscribe();
      unsubscribeFromErrors();
    };
  });

  let checkedAt = 0;
  const focus = new AbortController();
  const handleFocus = () => {
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - checkedAt) < FOCUS_INTERVAL) return;
    checkedAt = Date.now();
    // An idle page sends no requests: a suspended user would see its rows until the next one.
    send({ type: 'profile.outdated' });
  };
  window.addEventListener('focus', handleFocus, focus);
  document.addEventListener('visibilitychange', handleFocus, focus);

  const load = () =>
    void loadBackend().catch(() => {
      window.addEventListener('online', load, { once: true });
    });
  if (isFromEmail || isSessionStored()) load();
  else setTimeout(() => whenIdle(load), FIRST_SCREEN_TIME);
  return () => {
    isStopped = true;
    focus.abort();
    stop();
  };
});

/** Resets the inactivity limit if the stored session comes from an email link. */
export function startMailedSession(): void {
  const stored = readStoredSession();
  if (mailedToken === null || stored === null || stored.accessToken !== mailedToken) return;
  recordActivity();
  clearEndReason();
}

/** Maps an auth event to a session event, or null if it is ignored. */
function toSessionEvent(event: Exclude<AuthEvent, { type: 'signedOut' }>): SessionEvent | null {
  switch (event.type) {
    case 'session':
      return { type: 'auth.session', userId: event.userId, email: event.email };
    case 'recovery':
      return { type: 'auth.recovery', userId: event.userId, email: event.email };
    case 'none':
      return { type: 'auth.ended', reason: endReason() };
    case 'unknown':
      return null;
  }
}
