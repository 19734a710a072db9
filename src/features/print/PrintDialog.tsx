import { readerOf, reporterOf } from '../../../machines/printRows/selectors.ts';
import { ReadingDialog } from '../export/ReadingDialog.tsx';
import { ReportingDialog } from '../export/ReportingDialog.tsx';
import { PrintActor } from './printActor.ts';

/** The progress of reading the rows to print, and of recording the print. */
export function PrintDialog() {
  const printing = PrintActor.useActorRef();
  const reader = PrintActor.useSelector(readerOf);
  const reporter = PrintActor.useSelector(reporterOf);
  const cancel = () => printing.send({ type: 'print.cancel' });
  return (
    <>
      {reader && <ReadingDialog title="Print" reader={reader} atOnce onCancel={cancel} />}
      {reporter && <ReportingDialog title="Print" reporter={reporter} onCancel={cancel} />}
    </>
  );
}
