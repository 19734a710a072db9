import type { SnapshotFrom } from 'xstate';
import { duration } from '../rules/counted.ts';
import { INACTIVITY_LIMIT } from '../rules/limits.ts';
import type { sessionMachine } from './sessionMachine.ts';
import { isStaffRole, type Role, roleLabel } from '../rules/roles.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/**
 * The condition of the session, which decides what a page shows:
 * - `unrestored`: the session was not restored in time
 * - `visiting` `left` `timedOut` `expired` `removed` `suspended`: signed out, with the reason
 * - `unreadable` `uncreated`: signed in, but the profile could not be read or created
 * - `passwordDue`: only /setup is allowed
 */
export type SessionCondition =
  | 'restoring'
  | 'unrestored'
  | 'visiting'
  | 'left'
  | 'timedOut'
  | 'expired'
  | 'removed'
  | 'suspended'
  | 'signingOut'
  | 'opening'
  | 'unreadable'
  | 'uncreated'
  | 'passwordDue'
  | 'ready';

/** The condition of the session. */
export function selectCondition(snapshot: Snapshot): SessionCondition {
  if (snapshot.matches({ restoring: 'late' })) return 'unrestored';
  if (snapshot.matches('restoring')) return 'restoring';
  if (snapshot.matches('signingOut')) return 'signingOut';
  for (const reason of ['visiting', 'left', 'timedOut', 'expired', 'removed', 'suspended'] as const) {
    if (snapshot.matches({ signedOut: reason })) return reason;
  }
  // A reload of /setup shows no form before the session is checked.
  if (snapshot.matches({ signedIn: { account: 'passwordDue' } }) && snapshot.hasTag('busy')) return 'opening';
  for (const condition of ['unreadable', 'uncreated', 'passwordDue', 'ready'] as const) {
    if (snapshot.matches({ signedIn: { account: condition } })) return condition;
  }
  return 'opening';
}

/** Whether a user is signed in, even if the profile is unknown. */
export function selectIsSignedIn(snapshot: Snapshot): boolean {
  return snapshot.matches('signedIn');
}

/** Whether a new password is due because of a reset link, not a temporary password. */
export function selectIsRecovery(snapshot: Snapshot): boolean {
  return snapshot.matches({ signedIn: { account: { passwordDue: 'recovery' } } });
}

/** The signed-in user, or null. */
export function selectUser(snapshot: Snapshot) {
  return snapshot.context.user;
}

/** The user's profile; null until it is read. */
export function selectProfile(snapshot: Snapshot) {
  return snapshot.context.profile;
}

/** The user's role, or null until it is read. */
export function selectRole(snapshot: Snapshot) {
  return snapshot.context.profile?.role ?? null;
}

/** Whether the user may read the audit log; false until the profile is read. */
export function selectMayReadLog(snapshot: Snapshot) {
  return snapshot.context.profile?.mayReadLog ?? false;
}

/** Why the profile could not be read or created (specification, section 8), or null. */
export function selectProblem(snapshot: Snapshot): string | null {
  const reason = snapshot.context.failure ?? 'The server did not answer.';
  switch (selectCondition(snapshot)) {
    case 'unreadable':
      return `Database error: ${reason}`;
    case 'uncreated':
      return `Failed to create user profile: ${reason}`;
    default:
      return null;
  }
}

/** Why the user was signed out; null if they signed out in this tab. */
export function selectFarewell(snapshot: Snapshot): string | null {
  if (snapshot.matches({ signedOut: { left: 'elsewhere' } })) return 'You signed out in another tab.';
  switch (selectCondition(snapshot)) {
    case 'timedOut':
      return `You were signed out after ${duration(INACTIVITY_LIMIT / 1_000)} of inactivity.`;
    case 'expired':
      return 'Your session has ended. Please sign in again.';
    case 'removed':
      return 'Your account was removed. Ask an administrator if you think this is a mistake.';
    case 'suspended':
      return 'Your account is suspended. Ask an administrator.';
    default:
      return null;
  }
}

/** The toast after a role change. */
export function roleNotice(role: Role | null): string {
  const change = isStaffRole(role) ? `Your role is now ${roleLabel(role)}.` : 'You no longer have a role.';
  return `${change} What you may do has changed.`;
}
