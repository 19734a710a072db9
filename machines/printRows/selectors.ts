import type { SnapshotFrom } from 'xstate';
import type { ListRow } from '../list/listTypes.ts';
import type { printRowsMachine } from './printRowsMachine.ts';

type Snapshot = SnapshotFrom<typeof printRowsMachine>;

/** What reads the rows, while it does. */
export const readerOf = ({ children }: Snapshot) => children.reader;

/** What records the print in the audit log, while it does. */
export const reporterOf = ({ children }: Snapshot) => children.reporter;

/** Whether other rows than those on screen are on the way to paper. */
export const isPrinting = (snapshot: Snapshot) => snapshot.matches('printing');

/** The rows for paper. `Row` is what the list's pages hold: the chart itself knows ids only. */
export function printedRowsOf<Row extends ListRow>({ context }: Snapshot): Row[] {
  return context.printed.rows as Row[];
}

/** Whether those are all that the list is narrowed to. */
export const isWholePrinted = ({ context }: Snapshot) => context.printed.isWhole;

/** When they were asked for, in milliseconds; null while nothing is printed. */
export const printedAtOf = (snapshot: Snapshot) => (isPrinting(snapshot) ? snapshot.context.request.now : null);
