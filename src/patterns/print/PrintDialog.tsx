import { Printer } from 'lucide-react';
import { queryOf } from '../../../machines/list/query.ts';
import { totalOf } from '../../../machines/list/selectors.ts';
import { readerOf, reporterOf } from '../../../machines/printRows/printRowsMachine.ts';
import { Button } from '../../components/button/Button.tsx';
import { ReadingDialog, ReportingDialog } from '../export/ProgressDialog.tsx';
import type { ListActor } from '../list/listActor.ts';
import { PrintActor } from './printActor.ts';

/** Returns a function that prints the filtered list, including rows that are not loaded. Needs a PrintDialog. */
export function usePrint(list: ListActor): () => void {
  const printing = PrintActor.useActorRef();
  return () => {
    // Applies pending search text first.
    list.send({ type: 'search.submit' });
    const listed = list.getSnapshot();
    printing.send({ type: 'print.start', query: queryOf(listed.context), total: totalOf(listed), now: Date.now() });
  };
}

/** Prints the filtered list, on a screen without a ListMenu. */
export function PrintButton({ list }: { list: ListActor }) {
  return (
    <>
      <Button icon={Printer} onClick={usePrint(list)}>
        Print
      </Button>
      <PrintDialog />
    </>
  );
}

/** The progress of a print. */
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
