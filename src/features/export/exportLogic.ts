import { fromPromise } from 'xstate';
import type { ListRow } from '../../../machines/list/listTypes.ts';
import { exportRowsMachine } from '../../../machines/exportRows/exportRowsMachine.ts';
import { announce, announcements } from '../../app/toasts/announce.ts';
import { saveText } from '../../lib/saveText.ts';
import { type LoadPage, readRowsLogic } from './readRowsLogic.ts';
import { reportRowsLogic } from './reportRowsLogic.ts';
import { type ExportedList, exportText, fileNameOf } from './exportFile.ts';

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

/**
 * The effects of an export.
 * @param loadPage reads a page of the list
 */
export function exportLogic<Row extends ListRow>(list: ExportedList<Row>, loadPage: LoadPage) {
  return exportRowsMachine.provide({
    actors: {
      readRows: readRowsLogic(loadPage),
      reportRows: reportRowsLogic(list.table),
      saveFile: fromPromise(async ({ input: { format, rows }, signal }) => {
        // The chart knows ids only; the rows are those of `loadPage`.
        const text = await exportText(rows as Row[], format, list);
        if (signal.aborted) return;
        saveText(text, fileNameOf(list.name, format), TYPES[format]);
      }),
    },
    actions: { ...announcements, announce: (_, { text }) => announce(text) },
  });
}
