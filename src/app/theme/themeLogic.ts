import { fromPromise } from 'xstate';
import { selectProfile } from '../../../machines/session/selectors.ts';
import { themeMachine } from '../../../machines/theme/themeMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import type { SessionActor } from '../session/SessionContext.ts';
import { announceFailure } from '../toasts/announce.ts';
import { showTheme } from './shownTheme.ts';

/** The theme's chart with its effects; the session learns of a saved preference, which is part of the profile. */
export function createThemeLogic(session: SessionActor) {
  return themeMachine.provide({
    actors: {
      saveThemePreference: fromPromise(async ({ input }) => {
        const outcome = await (await loadBackend()).saveThemePreference(input);
        const profile = selectProfile(session.getSnapshot());
        if (outcome.ok && profile?.id === input.userId) {
          session.send({ type: 'profile.changed', profile: { ...profile, themePreference: input.theme } });
        }
        return outcome;
      }),
    },
    actions: {
      applyTheme: (_, { theme }) => showTheme(theme),
      announceFailure: (_, { text }) => announceFailure(text),
    },
  });
}
