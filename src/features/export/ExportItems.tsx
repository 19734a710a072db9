import { FileJson, FileSpreadsheet } from 'lucide-react';
import { queryOf } from '../../../machines/list/query.ts';
import { totalOf } from '../../../machines/list/selectors.ts';
import type { ExportFormat } from '../../../machines/exportRows/exportRowsContext.ts';
import { MenuItem } from '../../components/dialog/Menu.tsx';
import type { ListActor } from '../list/listActor.ts';
import { ExportActor } from './exportActor.ts';

/** Menu items that export the filtered list as CSV or JSON. Need ExportDialogs. */
export function ExportItems({ list }: { list: ListActor }) {
  const exporting = ExportActor.useActorRef();
  const start = (format: ExportFormat) => () => {
    const listed = list.getSnapshot();
    exporting.send({ type: 'export.start', format, query: queryOf(listed.context), total: totalOf(listed) });
  };
  return (
    <>
      <MenuItem icon={FileSpreadsheet} onClick={start('csv')}>
        Export as CSV, for spreadsheets
      </MenuItem>
      <MenuItem icon={FileJson} onClick={start('json')}>
        Export as JSON, for programs
      </MenuItem>
    </>
  );
}
