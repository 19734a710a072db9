import { isUnsaved, readerOf, reporterOf } from '../../../machines/exportRows/selectors.ts';
import { ProgressDialog } from './ProgressDialog.tsx';
import { ReadingDialog } from './ReadingDialog.tsx';
import { ReportingDialog } from './ReportingDialog.tsx';
import { ExportActor } from './exportActor.ts';

/** The progress of an export, and its failure. */
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
          failure="The file could not be made"
          onCancel={cancel}
          onRetry={() => exporting.send({ type: 'export.retry' })}
        />
      )}
    </>
  );
}
