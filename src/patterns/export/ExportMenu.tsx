import { FileJson, FileSpreadsheet } from 'lucide-react';
import { type ExportFormat, isUnsaved, readerOf, reporterOf } from '../../../machines/exportRows/exportRowsMachine.ts';
import { queryOf } from '../../../machines/list/query.ts';
import { totalOf } from '../../../machines/list/selectors.ts';
import type { ListActor } from '../list/listActor.ts';
import { ExportActor } from './exportActor.ts';
import { ProgressDialog, ReadingDialog, ReportingDialog } from './ProgressDialog.tsx';
import { MenuItem } from '../../components/dialog/Menu.tsx';

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

/** The progress of an export, and its error. */
export function ExportDialogs() {
  const exporting = ExportActor.useActorRef();
  const reader = ExportActor.useSelector(readerOf);
  const reporter = ExportActor.useSelector(reporterOf);
  const hasNoFile = ExportActor.useSelector(isUnsaved);
  const cancel = () => exporting.send({ type: 'export.cancel' });
  return (
    <>
      {reader && <ReadingDialog title="Export" reader={reader} onCancel={cancel} />}
      {reporter && <ReportingDialog title="Export" reporter={reporter} onCancel={cancel} />}
      {hasNoFile && (
        <ProgressDialog
          title="Export"
          failure="The file could not be created"
          onCancel={cancel}
          onRetry={() => exporting.send({ type: 'export.retry' })}
        />
      )}
    </>
  );
}
