import type { Profile } from '../shared/entities.ts';

/** The user of a session. */
export type SessionUser = { userId: string; email: string };

/** Why the session ended. */
export const END_REASONS = ['byHand', 'inactivity', 'expired', 'suspended', 'removed'] as const;
export type EndReason = (typeof END_REASONS)[number];

/**
 * A session stored on this device. `isRecovery`: a reset link started it. `ending`: the reason if the session timed
 * out, or the page was closed during the sign-out.
 */
export type RestoredSession = SessionUser & { isRecovery: boolean; ending: EndReason | null };

export type SessionEvent =
  | ({ type: 'auth.session' } & SessionUser)
  | ({ type: 'auth.recovery' } & SessionUser)
  | { type: 'auth.ended'; reason: EndReason }
  | { type: 'profile.changed'; profile: Profile }
  | { type: 'profile.outdated' }
  | { type: 'setup.completed'; profile: Profile }
  /** In another tab. */
  | { type: 'setup.completedElsewhere' }
  | { type: 'session.retry' }
  | { type: 'session.signOut' };

export type SessionContext = {
  /** The signed-in user, or null. */
  user: SessionUser | null;
  /** The user's profile; null until it is read. */
  profile: Profile | null;
  /** The server's message if the profile could not be read or created. */
  failure: string | null;
};
