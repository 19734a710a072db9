import { fromPromise } from 'xstate';
import { themeMachine } from '../../../machines/theme/themeMachine.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import type { SessionActor } from '../../app/session/SessionContext.ts';
import { announce, announceFailure } from '../../app/toasts/announce.ts';
import { storeSavedTheme, notifySavedTheme } from './savedTheme.ts';
import { showTheme } from './shownTheme.ts';

/** The theme's chart with its effects; the session and the browser's other tabs learn of a saved preference. */
export function createThemeLogic(session: SessionActor) {
  return themeMachine.provide({
    actors: {
      saveThemePreference: fromPromise(async ({ input }) => {
        const outcome = await (await loadBackend()).saveThemePreference(input);
        if (outcome.ok) {
          storeSavedTheme(session, input);
          notifySavedTheme(input);
        }
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
