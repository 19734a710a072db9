import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { startOfDay } from '../../../../machines/rules/dates.ts';
import { suspendUserMachine } from '../../../../machines/suspendUser/suspendUserMachine.ts';
import { announcements } from '../../../patterns/toasts/announce.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { refreshList, type ShownRows } from '../../../patterns/list/listActor.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';

export const SuspendUserActor = createActorContext(suspendUserMachine);

/** The effects of Suspend User, which refreshes the people on screen. */
export function suspendUserLogic(people: ShownRows<User>) {
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
    actions: { ...announcements, reportChanged: () => refreshList(people) },
  });
}
