import { createActorContext } from '@xstate/react';
import { EXPORT_PAGE_SIZE } from '../../../../machines/rules/limits.ts';
import { selectionMachine } from '../../../../machines/selection/selectionMachine.ts';
import { readAllPages } from '../../../backend/wire/lists.ts';
import { abortable } from '../../../patterns/list/listActor.ts';
import { announce, announceFailure } from '../../../patterns/toasts/announce.ts';
import { loadUserPage } from '../userList.ts';

/** The people who are selected in the list. */
export const SelectionActor = createActorContext(
  selectionMachine.provide({
    actors: {
      readRows: abortable(async ({ input: query, signal }) => {
        const all = await readAllPages((after) => loadUserPage({ ...query, after, size: EXPORT_PAGE_SIZE }, signal));
        return all.ok ? { ok: true, value: { rows: all.value, asOf: Date.now() } } : all;
      }),
    },
    actions: {
      announce: (_, { text }) => announce(text),
      announceFailure: (_, { text }) => announceFailure(text),
    },
  }),
);
