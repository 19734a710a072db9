import { fromPromise } from 'xstate';
import { endedText, sessionsMachine } from '../../../machines/sessions/sessionsMachine.ts';
import { announceLate, lastingAnnouncements } from '../../patterns/toasts/announce.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** The list of a user's sessions with its effects; `reportChanged` is called after sessions were ended. */
export function sessionsLogic(reportChanged: () => void) {
  return sessionsMachine.provide({
    actors: {
      listSessions: fromPromise(async ({ input }) => (await loadBackend()).listSessions(input)),
      endSessions: fromPromise(async ({ input, signal }) => {
        const outcome = await (await loadBackend()).endSessions(input);
        announceLate(outcome, endedText(outcome, input), signal);
        return outcome;
      }),
    },
    actions: { ...lastingAnnouncements, reportChanged },
  });
}
