import type { SnapshotFrom } from 'xstate';
import { selectCondition, selectProfile, selectUser } from '../../../machines/session/selectors.ts';
import type { sessionMachine } from '../../../machines/session/sessionMachine.ts';
import type { SessionActor } from '../../app/session/SessionContext.ts';
import type { ThemeActor } from './ThemeContext.ts';

type ThemeEvent = Parameters<ThemeActor['send']>[0];

/** What the session says about the theme; null while it does not know. */
function themeEvent(snapshot: SnapshotFrom<typeof sessionMachine>): ThemeEvent | null {
  if (snapshot.matches('signedOut')) return { type: 'session.ended' };
  const profile = selectProfile(snapshot);
  if (profile) return { type: 'preference.loaded', userId: profile.id, theme: profile.themePreference };
  const user = selectUser(snapshot);
  const isUnreadable = ['unreadable', 'uncreated'].includes(selectCondition(snapshot));
  return user && isUnreadable ? { type: 'preference.unreadable', userId: user.userId } : null;
}

/**
 * Tells the theme's actor whose preference is to be shown, each change once.
 * @returns a function that ends it
 */
export function followSession(theme: ThemeActor, session: SessionActor): () => void {
  let last = '';
  const tell = (snapshot: SnapshotFrom<typeof sessionMachine>) => {
    const event = themeEvent(snapshot);
    const signature = JSON.stringify(event);
    if (event === null || signature === last) return;
    last = signature;
    theme.send(event);
  };
  tell(session.getSnapshot());
  const subscription = session.subscribe(tell);
  return () => subscription.unsubscribe();
}
