import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { selectCondition, selectProfile, selectUser } from '../../../machines/session/selectors.ts';
import type { sessionMachine } from '../../../machines/session/sessionMachine.ts';
import { themeMachine } from '../../../machines/theme/themeMachine.ts';
import { notifyProfileChanged } from '../../session/otherTabs.ts';
import type { SessionActor } from '../../session/SessionContext.ts';
import { announce, announceFailure } from '../toasts/announce.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { showTheme, darkSystemQuery } from '../../session/shownTheme.ts';

export type ThemeActor = ActorRefFrom<typeof themeMachine>;
type ThemeEvent = Parameters<ThemeActor['send']>[0];

/** The theme chart with its effects. A saved preference updates the session's profile, here and in other tabs. */
export function createThemeLogic(session: SessionActor) {
  return themeMachine.provide({
    actors: {
      saveThemePreference: fromPromise(async ({ input: { userId, theme } }) => {
        const outcome = await (await loadBackend()).saveThemePreference({ userId, theme });
        if (!outcome.ok) return outcome;
        const profile = selectProfile(session.getSnapshot());
        if (profile?.id === userId) {
          session.send({ type: 'profile.changed', profile: { ...profile, themePreference: theme } });
        }
        notifyProfileChanged();
        return outcome;
      }),
    },
    actions: {
      applyTheme: (_, { theme }) => showTheme(theme),
      announce: (_, { text }) => announce(text),
      announceFailure: (_, { text }) => announceFailure(text),
    },
  });
}

/** Sends each change of the system's theme. Returns a function that stops it. */
export function followSystem(theme: ThemeActor): () => void {
  const query = darkSystemQuery();
  const update = () => theme.send({ type: 'system.changed', theme: query.matches ? 'dark' : 'light' });
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
}

/** Sends each change of the user's preference to the theme's actor. Returns a function that stops it. */
export function followSession(theme: ThemeActor, session: SessionActor): () => void {
  let last = '';
  const update = (snapshot: SnapshotFrom<typeof sessionMachine>) => {
    const event = toThemeEvent(snapshot);
    const signature = JSON.stringify(event);
    if (event === null || signature === last) return;
    last = signature;
    theme.send(event);
  };
  update(session.getSnapshot());
  const subscription = session.subscribe(update);
  return () => subscription.unsubscribe();
}

/** Maps the session to a theme event; null while the profile is unknown. */
function toThemeEvent(snapshot: SnapshotFrom<typeof sessionMachine>): ThemeEvent | null {
  if (snapshot.matches('signedOut')) return { type: 'session.ended' };
  const profile = selectProfile(snapshot);
  if (profile) return { type: 'preference.loaded', userId: profile.id, theme: profile.themePreference };
  const user = selectUser(snapshot);
  const isUnreadable = ['unreadable', 'uncreated'].includes(selectCondition(snapshot));
  return user && isUnreadable ? { type: 'preference.unreadable', userId: user.userId } : null;
}
