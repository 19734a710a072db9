import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { NamedRow, Reading } from '../../../machines/nameDialog/nameDialogContext.ts';
import { nameDialogMachine } from '../../../machines/nameDialog/nameDialogMachine.ts';
import { saveRecordMachine } from '../../../machines/saveRecord/saveRecordMachine.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import type { Backend } from '../../backend/backend.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { refreshList, type ShownRows } from '../list/listActor.ts';
import { announcements, notifyLate } from '../toasts/announce.ts';

export const NameDialogActor = createActorContext(nameDialogMachine);

/** The requests that add, read and rename rows of one kind. */
export type NamedRows = {
  add: (backend: Backend, row: { name: string }) => Promise<Outcome>;
  load: (backend: Backend, row: { id: string; retry: false }) => Promise<Reading>;
  /** Renames a row unless there is a newer version. */
  save: (backend: Backend, row: NamedRow) => Promise<Reading>;
};

/** The effects of a dialog that adds or renames a row, which refreshes the lists. */
export function nameDialogLogic({ add, load, save }: NamedRows, rows: ShownRows<unknown>) {
  const refresh = () => refreshList(rows);
  const late = notifyLate(refresh);
  const loadRow = async ({ id }: { id: string }) => load(await loadBackend(), { id, retry: false });
  return nameDialogMachine.provide({
    actors: {
      loadRow: fromPromise(({ input }) => loadRow(input)),
      addRow: fromPromise(async ({ input, signal }) => late(add(await loadBackend(), input), signal)),
      saveRow: saveRecordMachine.provide({
        actors: {
          save: fromPromise(async ({ input: { row, edit }, signal }) =>
            late(save(await loadBackend(), { ...row, ...(edit as { name: string }) }), signal),
          ),
          load: fromPromise(({ input }) => loadRow(input)),
        },
      }),
    },
    actions: { ...announcements, reportChanged: refresh },
  });
}
