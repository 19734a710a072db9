import type { ThemePreference } from '../../../machines/shared/entities.ts';
import { selectProfile } from '../../../machines/session/selectors.ts';
import type { SessionActor } from '../../app/session/SessionContext.ts';

/** Where the browser's tabs tell each other. */
const CHANNEL = 'app-theme';

type SavedTheme = { userId: string; theme: ThemePreference };

/** The session learns of a saved preference, which is part of the profile, unless it is somebody else's by now. */
export function storeSavedTheme(session: SessionActor, { userId, theme }: SavedTheme): void {
  const profile = selectProfile(session.getSnapshot());
  if (profile?.id === userId) {
    session.send({ type: 'profile.changed', profile: { ...profile, themePreference: theme } });
  }
}

/** Tells the browser's other tabs of a saved preference, where tabs can tell each other. */
export function notifySavedTheme(saved: SavedTheme): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(saved);
  channel.close();
}

/**
 * Follows the preferences that other tabs save.
 * @returns a function that ends it
 */
export function followSavedTheme(session: SessionActor): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SavedTheme>) => storeSavedTheme(session, data);
  return () => channel.close();
}
