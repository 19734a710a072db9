import { Printer } from 'lucide-react';
import { queryOf } from '../../../machines/directory/query.ts';
import { totalOf } from '../../../machines/directory/selectors.ts';
import { readerOf, reporterOf } from '../../../machines/printRows/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import type { DirectoryActor } from '../directory/directoryActor.ts';
import { ReadingDialog } from '../reading/ReadingDialog.tsx';
import { ReportingDialog } from '../reading/ReportingDialog.tsx';
import { PrintActor } from './printActor.ts';

/** Prints what the list is narrowed to, also what is not on screen yet. */
export function PrintButton({ directory }: { directory: DirectoryActor }) {
  const printing = PrintActor.useActorRef();
  const reader = PrintActor.useSelector(readerOf);
  const reporter = PrintActor.useSelector(reporterOf);
  const start = () => {
    // What is typed counts already, so that the paper says what its rows are.
    directory.send({ type: 'search.submit' });
    const listed = directory.getSnapshot();
    printing.send({ type: 'print.start', query: queryOf(listed.context), total: totalOf(listed), now: Date.now() });
  };
  const cancel = () => printing.send({ type: 'print.cancel' });
  return (
    <>
      <Button icon={Printer} onClick={start}>
        Print
      </Button>
      {reader && <ReadingDialog title="Print" reader={reader} atOnce onCancel={cancel} />}
      {reporter && <ReportingDialog title="Print" reporter={reporter} onCancel={cancel} />}
    </>
  );
}
