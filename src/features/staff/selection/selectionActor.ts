import { createActorContext } from '@xstate/react';
import type { ListRow } from '../../../../machines/list/listContext.ts';
import type { ListQuery } from '../../../../machines/list/page.ts';
import { selectionMachine } from '../../../../machines/selection/selectionMachine.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { abortable } from '../../../patterns/list/listActor.ts';
import { announce, announceFailure } from '../../../patterns/toasts/announce.ts';

/** The people who are selected in the list. */
export const SelectionActor = createActorContext(
  selectionMachine.provide({
    actors: {
      readRows: abortable<Outcome<{ rows: ListRow[]; asOf: number }>, ListQuery>(async ({ input: query, signal }) => {
        const all = await (await loadBackend()).listAllUsers(query, signal);
        return all.ok ? { ok: true, value: { rows: all.value, asOf: Date.now() } } : all;
      }),
    },
    actions: {
      announce: (_, { text }) => announce(text),
      announceFailure: (_, { text }) => announceFailure(text),
    },
  }),
);
