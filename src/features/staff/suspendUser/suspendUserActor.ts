import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { restoreUserMachine } from '../../../../machines/restoreUser/restoreUserMachine.ts';
import { startOfDay } from '../../../../machines/rules/dates.ts';
import { suspendUserMachine } from '../../../../machines/suspendUser/suspendUserMachine.ts';
import { announcements, lastingAnnouncements } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';

export const SuspendUserActor = createActorContext(suspendUserMachine);
export const RestoreUserActor = createActorContext(restoreUserMachine);

/** The effects of Suspend User; `refresh` reads the people on screen again. */
export function suspendUserLogic(refresh: () => void) {
  return suspendUserMachine.provide({
    actors: {
      suspendUser: fromPromise(async ({ input: { lastDay, ...suspension } }) => {
        // The last day is a whole day in the time zone of the editor.
        const startsAt = lastDay === null ? null : startOfDay(lastDay, 1);
        const backend = await loadBackend();
        const saved = await backend.suspendUser({ ...suspension, startsAt });
        if (saved.ok || saved.error.kind !== 'changed') return saved;
        // The newer version, for the conflict.
        const newer = await backend.loadUser({ id: suspension.id, retry: false });
        return newer.ok && newer.value !== null ? newer : saved;
      }),
    },
    actions: { ...announcements, reportChanged: refresh },
  });
}

/** The effects of Restore; `refresh` reads the people on screen again. */
export function restoreUserLogic(refresh: () => void) {
  return restoreUserMachine.provide({
    actors: { restoreUser: fromPromise(async ({ input }) => (await loadBackend()).restoreUser(input)) },
    actions: { ...lastingAnnouncements, reportChanged: refresh },
  });
}
