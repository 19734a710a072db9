import type { SnapshotFrom } from 'xstate';
import type { exportRowsMachine } from './exportRowsMachine.ts';

type Snapshot = SnapshotFrom<typeof exportRowsMachine>;

/** What reads the rows, while it does. */
export const readerOf = ({ children }: Snapshot) => children.reader;

/** What records the export in the audit log, while it does. */
export const reporterOf = ({ children }: Snapshot) => children.reporter;

/** Whether everything was read, and the file could not be made. */
export const isUnsaved = (snapshot: Snapshot) => snapshot.matches('unsaved');
