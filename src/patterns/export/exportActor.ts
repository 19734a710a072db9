import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { exportRowsMachine } from '../../../machines/exportRows/exportRowsMachine.ts';
import type { ListRow } from '../../../machines/list/listContext.ts';
import { announce, lastingAnnouncements } from '../toasts/announce.ts';
import { saveText } from '../../lib/saveText.ts';
import type { LoadPage } from '../list/listActor.ts';
import { exportText, fileNameOf, type ExportedList } from './exportFile.ts';
import { rowsActors } from './rowsLogic.ts';

/** The export of a list; its provider passes the `exportLogic` of that list. */
export const ExportActor = createActorContext(exportRowsMachine);

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

/**
 * The effects of an export.
 * @param loadPage reads a page of the list
 */
export function exportLogic<Row extends ListRow>(list: ExportedList<Row>, loadPage: LoadPage) {
  return exportRowsMachine.provide({
    actors: {
      ...rowsActors(list.table, loadPage),
      saveFile: fromPromise(async ({ input: { format, rows }, signal }) => {
        // The chart only knows ids; the rows are those of `loadPage`.
        const text = await exportText(rows as Row[], format, list);
        if (signal.aborted) return;
        saveText(text, fileNameOf(list.name, format), TYPES[format]);
      }),
    },
    actions: { ...lastingAnnouncements, announce: (_, { text }) => announce(text) },
  });
}
