import { createActorContext } from '@xstate/react';
import type { ListRow } from '../../../../machines/list/listContext.ts';
import type { Cursor } from '../../../../machines/list/page.ts';
import { EXPORT_PAGE_SIZE } from '../../../../machines/rules/limits.ts';
import { selectionMachine } from '../../../../machines/selection/selectionMachine.ts';
import { abortable } from '../../../patterns/list/listActor.ts';
import { announce, announceFailure } from '../../../patterns/toasts/announce.ts';
import { loadUserPage } from '../userList.ts';

/** The people who are selected in the list. */
export const SelectionActor = createActorContext(
  selectionMachine.provide({
    actors: {
      readRows: abortable(async ({ input: query, signal }) => {
        const rows: ListRow[] = [];
        let after: Cursor | null = null;
        do {
          const page = await loadUserPage({ ...query, after, size: EXPORT_PAGE_SIZE }, signal);
          if (!page.ok) return page;
          rows.push(...page.value.rows);
          after = page.value.next;
        } while (after !== null);
        return { ok: true, value: { rows, asOf: Date.now() } };
      }),
    },
    actions: {
      announce: (_, { text }) => announce(text),
      announceFailure: (_, { text }) => announceFailure(text),
    },
  }),
);
