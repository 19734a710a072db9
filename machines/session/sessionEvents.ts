import type { Profile } from '../shared/entities.ts';

/** Whose session it is, as the session itself says. */
export type SessionUser = { userId: string; email: string };

/** Why the session ended, told by another tab or by the server. */
export type EndReason = 'byHand' | 'inactivity' | 'expired';

/**
 * A session found on this device; `isRecovery` when a password-reset link began it, `ending` while it has begun to end
 * and its page went away before the server was told, or when nobody was active for too long meanwhile.
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
  /** Whose session it is; null while nobody is signed in. */
  user: SessionUser | null;
  /** The signed-in person's own row, once it is read. */
  profile: Profile | null;
  /** The server's words on why the profile could not be read or created, where it had any. */
  failure: string | null;
};
