import { fromCallback } from 'xstate';
import type { InactivityEvent } from '../../machines/inactivity/inactivityMachine.ts';
import { INACTIVITY_LIMIT } from '../../machines/rules/limits.ts';
import { safeStorage } from '../backend/wire/storage.ts';

/** The time of the last activity in any tab, in milliseconds since the epoch. */
const LAST_ACTIVITY_KEY = 'app-last-activity';
const INPUTS = ['mousedown', 'keydown', 'touchstart', 'mousemove'] as const;
const RETURNS = ['pageshow', 'focus', 'online'] as const;
/** The minimum time between two reported inputs, in milliseconds. */
const THROTTLE = 1_000;
const TICK = 1_000;

/** Marks the buttons of the warning: pressing one, or moving between them, does not count as activity. */
export const ANSWER = 'data-answers-inactivity';
const ANSWERING_KEYS = ['Tab', 'Enter', ' '];

function isAnswer(event: Event): boolean {
  if (!(event.target instanceof Element) || event.target.closest(`[${ANSWER}]`) === null) return false;
  return !(event instanceof KeyboardEvent) || ANSWERING_KEYS.includes(event.key);
}

/** Stores the current time as the last activity, for all tabs. */
export function recordActivity(): void {
  safeStorage.setItem(LAST_ACTIVITY_KEY, String(Date.now()));
}

let runningTasks = 0;
/**
 * The storage key and the Web Lock of tabs with a running task. After sleep another tab may check for inactivity before
 * such a tab records activity: if the key is set, it queries the lock, because a closed tab does not remove the key.
 */
const WORK = 'app-work';

/** Missing in some browsers and without https. Tasks do not extend the session there. */
const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);

/** Counts as activity in all tabs, even during sleep, until the returned function is called. */
export function beginWork(): () => void {
  runningTasks += 1;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  locks?.request(WORK, { mode: 'shared' }, () => ended).catch(() => {});
  return () => {
    // After a sign-out, no activity is recorded.
    if (safeStorage.getItem(LAST_ACTIVITY_KEY) !== null) recordActivity();
    runningTasks -= 1;
    safeStorage.removeItem(WORK);
    end();
  };
}

/** Records activity if another tab runs a task, then calls `onDone`; synchronously if no task is marked. */
function checkTasksElsewhere(onDone: () => void): void {
  if (locks === undefined || safeStorage.getItem(WORK) === null) {
    onDone();
    return;
  }
  const record = ({ held = [] }: LockManagerSnapshot) => {
    if (held.some(({ name }) => name === WORK)) recordActivity();
    else safeStorage.removeItem(WORK);
  };
  void locks
    .query()
    .then(record)
    .catch(() => {})
    .then(onDone);
}

function idleFor(): number {
  if (runningTasks > 0) {
    recordActivity();
    safeStorage.setItem(WORK, '');
  }
  const last = Number(safeStorage.getItem(LAST_ACTIVITY_KEY));
  if (!Number.isFinite(last) || last <= 0) return 0;
  const idle = Date.now() - last;
  // The clock was set back: restart the limit, or it would end that much later.
  if (idle < 0) recordActivity();
  return Math.max(0, idle);
}

/** Whether the inactivity limit has passed in all tabs, and no tab runs a task. */
export async function isTimedOut(): Promise<boolean> {
  if (idleFor() >= INACTIVITY_LIMIT) await new Promise<void>(checkTasksElsewhere);
  return idleFor() >= INACTIVITY_LIMIT;
}

/**
 * Sends inputs and the idle time of all tabs to the inactivity chart: every second, when the device wakes or the tab
 * becomes visible, and before an input counts as activity. Timers alone do not run during sleep.
 */
export const watchActivity = fromCallback(({ sendBack }) => {
  const send: (event: InactivityEvent) => void = sendBack;
  const events = new AbortController();
  const options = { signal: events.signal, capture: true, passive: true };
  let lastReported = 0;

  const sendIdleTime = () => {
    if (!events.signal.aborted) send({ type: 'clock.checked', idleFor: idleFor() });
  };
  const check = () => checkTasksElsewhere(sendIdleTime);
  const handleInput = (event: Event) => {
    if (isAnswer(event)) return;
    if (Math.abs(Date.now() - lastReported) < THROTTLE) return;
    lastReported = Date.now();
    checkTasksElsewhere(() => {
      sendIdleTime();
      if (!events.signal.aborted) send({ type: 'activity.noticed' });
    });
  };

  if (safeStorage.getItem(LAST_ACTIVITY_KEY) === null) recordActivity();
  check();
  for (const input of INPUTS) window.addEventListener(input, handleInput, options);
  for (const event of RETURNS) window.addEventListener(event, check, options);
  document.addEventListener('visibilitychange', check, options);
  const timer = setInterval(check, TICK);
  return () => {
    events.abort();
    clearInterval(timer);
  };
});

/** Clears the last activity, so that the next sign-in starts a new limit. */
export function clearActivity(): void {
  safeStorage.removeItem(LAST_ACTIVITY_KEY);
}
