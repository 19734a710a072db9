import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { changesOf } from '../../../../machines/changeUsers/changeUsersContext.ts';
import { changeUsersMachine } from '../../../../machines/changeUsers/changeUsersMachine.ts';
import { startOfDay } from '../../../../machines/rules/dates.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { refreshList, type ShownRows } from '../../../patterns/list/listActor.ts';
import { announcements } from '../../../patterns/toasts/announce.ts';
import { offerUndo } from './offerUndo.tsx';

export const ChangeUsersActor = createActorContext(changeUsersMachine);

/** The effects of a change of many users, which refreshes the people on screen. */
export function changeUsersLogic(people: ShownRows<User>, clearSelection: () => void) {
  return changeUsersMachine.provide({
    actors: {
      changeUsers: fromPromise(async ({ input }) => {
        const { ids, versions, isRehearsal, form } = input;
        // The last day is a whole day in the time zone of the editor.
        const startsAt = (form.lastDay === '' ? null : startOfDay(form.lastDay, 1)) ?? 'now';
        return (await loadBackend()).changeUsers({ ids, versions, isRehearsal, changes: changesOf(input, startsAt) });
      }),
    },
    actions: {
      announceFailure: announcements.announceFailure,
      offerUndo: (_, { text, changes }) => {
        offerUndo(text, changes, () => refreshList(people));
        clearSelection();
      },
      reportChanged: () => refreshList(people),
    },
  });
}
