import type { SnapshotFrom } from 'xstate';
import { duration } from '../rules/counted.ts';
import { INACTIVITY_LIMIT } from '../rules/limits.ts';
import type { sessionMachine } from './sessionMachine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/**
 * What the session allows, in one word: what a route needs to know to decide what it shows.
 * - `unrestored`: it is not known in time who asks
 * - `visiting` `left` `timedOut` `expired` `removed`: signed out, and why
 * - `unreadable` `uncreated`: signed in, but the profile could not be read or created
 * - `passwordDue`: only /setup is open
 */
export type SessionCondition =
  | 'restoring'
  | 'unrestored'
  | 'visiting'
  | 'left'
  | 'timedOut'
  | 'expired'
  | 'removed'
  | 'signingOut'
  | 'opening'
  | 'unreadable'
  | 'uncreated'
  | 'passwordDue'
  | 'ready';

/** The session's condition. */
export function selectCondition(snapshot: Snapshot): SessionCondition {
  if (snapshot.matches({ restoring: 'late' })) return 'unrestored';
  if (snapshot.matches('restoring')) return 'restoring';
  if (snapshot.matches('signingOut')) return 'signingOut';
  for (const reason of ['visiting', 'left', 'timedOut', 'expired', 'removed'] as const) {
    if (snapshot.matches({ signedOut: reason })) return reason;
  }
  for (const condition of ['unreadable', 'uncreated', 'passwordDue', 'ready'] as const) {
    if (snapshot.matches({ signedIn: { account: condition } })) return condition;
  }
  return 'opening';
}

/** Whether somebody is signed in, whatever is known of them. */
export function selectIsSignedIn(snapshot: Snapshot): boolean {
  return snapshot.matches('signedIn');
}

/** Whether a reset link, and not a temporary password, asks for a new password. */
export function selectIsRecovery(snapshot: Snapshot): boolean {
  return snapshot.matches({ signedIn: { account: { passwordDue: 'recovery' } } });
}

/** Who is signed in, as the session says. */
export function selectUser(snapshot: Snapshot) {
  return snapshot.context.user;
}

/** The signed-in person's own row, once it is read. */
export function selectProfile(snapshot: Snapshot) {
  return snapshot.context.profile;
}

/** The signed-in person's role; null while it is unknown. */
export function selectRole(snapshot: Snapshot) {
  return snapshot.context.profile?.role ?? null;
}

/** What to say when the profile could not be read or created (specification, section 8). */
export function selectProblem(snapshot: Snapshot): string | null {
  const words = snapshot.context.failure ?? 'The server did not answer.';
  switch (selectCondition(snapshot)) {
    case 'unreadable':
      return `Database error: ${words}`;
    case 'uncreated':
      return `Failed to create user profile: ${words}`;
    default:
      return null;
  }
}

/** The sentence that tells somebody why they are signed out; null when they know. */
export function selectFarewell(snapshot: Snapshot): string | null {
  if (snapshot.matches({ signedOut: { left: 'elsewhere' } })) return 'You signed out in another tab.';
  switch (selectCondition(snapshot)) {
    case 'timedOut':
      return `You were signed out because nobody was active for ${duration(INACTIVITY_LIMIT / 1_000)}.`;
    case 'expired':
      return 'Your session has ended. Please sign in again.';
    case 'removed':
      return 'Your account was removed. Ask an administrator if you think this is a mistake.';
    default:
      return null;
  }
}
