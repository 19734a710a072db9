import { fromCallback } from 'xstate';
import type { InactivityEvent } from '../../../machines/inactivity/inactivityMachine.ts';
import { INACTIVITY_LIMIT } from '../../../machines/rules/limits.ts';
import { safeStorage } from '../../backend/storage.ts';

/** Where all tabs keep the time of the last activity, in milliseconds since the epoch. */
const LAST_ACTIVITY_KEY = 'app-last-activity';
const INPUTS = ['mousedown', 'keydown', 'touchstart', 'mousemove'] as const;
const RETURNS = ['pageshow', 'focus', 'online'] as const;
/** An input that comes sooner after the last one is not told again. */
const THROTTLE = 1_000;
const TICK = 1_000;

/** The attribute of what answers the warning: pressing, or going from one button to the next, is no other activity. */
export const ANSWER = 'data-answers-inactivity';
const ANSWERING_KEYS = ['Tab', 'Enter', ' '];

function isAnswer(event: Event): boolean {
  if (!(event.target instanceof Element) || event.target.closest(`[${ANSWER}]`) === null) return false;
  return !(event instanceof KeyboardEvent) || ANSWERING_KEYS.includes(event.key);
}

/** Notes for all tabs that somebody is active now. */
export function recordActivity(): void {
  safeStorage.setItem(LAST_ACTIVITY_KEY, String(Date.now()));
}

let worksUnderWay = 0;
/**
 * The key and the lock of a tab that works. Behind a sleep another tab may be the first to look at the clock: it asks who
 * holds the lock when there is the key, which a tab that was closed leaves behind.
 */
const WORK = 'app-work';

/** Not every browser has locks, nor has any without https: the deadline counts there. */
const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);

/** What works by itself counts as activity in all tabs until the function that comes back is called, over a sleep, too. */
export function beginWork(): () => void {
  worksUnderWay += 1;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  // Where the browser refuses the lock, as where there is none, the deadline counts.
  locks?.request(WORK, { mode: 'shared' }, () => ended).catch(() => {});
  return () => {
    // A sleep may have ended the work itself. After a sign-out there is nothing to note.
    if (safeStorage.getItem(LAST_ACTIVITY_KEY) !== null) recordActivity();
    worksUnderWay -= 1;
    safeStorage.removeItem(WORK);
    end();
  };
}

/** Notes the activity of a tab that works, then tells; at once when there is none. */
function afterWorkElsewhere(tell: () => void): void {
  if (locks === undefined || safeStorage.getItem(WORK) === null) {
    tell();
    return;
  }
  const note = ({ held = [] }: LockManagerSnapshot) => {
    if (held.some(({ name }) => name === WORK)) recordActivity();
    else safeStorage.removeItem(WORK);
  };
  void locks
    .query()
    .then(note)
    .catch(() => {})
    .then(tell);
}

function idleFor(): number {
  if (worksUnderWay > 0) {
    recordActivity();
    safeStorage.setItem(WORK, '');
  }
  const last = Number(safeStorage.getItem(LAST_ACTIVITY_KEY));
  if (!Number.isFinite(last) || last <= 0) return 0;
  const idle = Date.now() - last;
  // The clock was set back: time counts from here, or the deadline would lie as much later.
  if (idle < 0) recordActivity();
  return Math.max(0, idle);
}

/** Whether nobody was active in any tab for too long, by the clock alone: what works elsewhere may be behind a sleep. */
function isOverdue(): boolean {
  return idleFor() >= INACTIVITY_LIMIT;
}

/** As `isOverdue`, once it is known whether another tab works. */
export async function isOverdueForGood(): Promise<boolean> {
  if (isOverdue()) await new Promise<void>(afterWorkElsewhere);
  return isOverdue();
}

/**
 * Tells the inactivity chart about inputs, and how long all tabs have been idle: every second, when the machine wakes
 * or the tab returns, and before an input counts as activity. Timers alone would miss a sleep.
 */
export const watchActivity = fromCallback(({ sendBack }) => {
  const tell: (event: InactivityEvent) => void = sendBack;
  const events = new AbortController();
  const options = { signal: events.signal, capture: true, passive: true };
  let lastTold = 0;

  const notifyTime = () => {
    if (!events.signal.aborted) tell({ type: 'clock.checked', idleFor: idleFor() });
  };
  const check = () => afterWorkElsewhere(notifyTime);
  const notice = (event: Event) => {
    if (isAnswer(event)) return;
    if (Math.abs(Date.now() - lastTold) < THROTTLE) return;
    lastTold = Date.now();
    afterWorkElsewhere(() => {
      notifyTime();
      if (!events.signal.aborted) tell({ type: 'activity.noticed' });
    });
  };

  if (safeStorage.getItem(LAST_ACTIVITY_KEY) === null) recordActivity();
  check();
  for (const input of INPUTS) window.addEventListener(input, notice, options);
  for (const event of RETURNS) window.addEventListener(event, check, options);
  document.addEventListener('visibilitychange', check, options);
  const timer = setInterval(check, TICK);
  return () => {
    events.abort();
    clearInterval(timer);
  };
});

/** Forgets the last activity: the next sign-in begins a new deadline. */
export function clearActivity(): void {
  safeStorage.removeItem(LAST_ACTIVITY_KEY);
}
