import type { SnapshotFrom } from 'xstate';
import { failureText } from '../addUser/failure.ts';
import type { CheckedRow } from './checkedRows.ts';
import { unfinishedRows, untriedRows } from './importUsersContext.ts';
import type { importUsersMachine } from './importUsersMachine.ts';
import { passwordCount } from './rowResults.ts';
import { rowReports, type RowReport } from './tables.ts';

type Snapshot = SnapshotFrom<typeof importUsersMachine>;

/** Rows that a run has done before its pace says anything of the rest. */
const ROWS_FOR_A_PACE = 3;
const SECOND = 1_000;

/** What the dialog shows. */
export type ImportView = 'closed' | 'permissionDenied' | 'file' | 'preview' | 'run' | 'results' | 'leave';

/** What the dialog shows now. */
export function selectView(snapshot: Snapshot): ImportView {
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches('permissionDenied')) return 'permissionDenied';
  if (snapshot.matches('previewing')) return 'preview';
  if (snapshot.hasTag('running')) return 'run';
  if (snapshot.matches({ finished: 'askingToLeave' })) return 'leave';
  return snapshot.matches('finished') ? 'results' : 'file';
}

/** Who imports. */
export function selectEditor(snapshot: Snapshot) {
  return snapshot.context.editor;
}

/** Whether the file is being checked. */
export function selectIsChecking(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether the same file can be checked again. */
export function selectCanCheckAgain(snapshot: Snapshot) {
  return snapshot.can({ type: 'check.retry' });
}

/** Why the file could not be used or checked. */
export function selectFailure(snapshot: Snapshot) {
  return snapshot.context.failure;
}

/** The name of the file. */
export function selectFileName(snapshot: Snapshot) {
  return snapshot.context.file.name;
}

/** The columns of the file that are not read. */
export function selectIgnoredColumns(snapshot: Snapshot) {
  return snapshot.context.ignoredColumns;
}

/** Whether nothing in the file tells its encoding: its names may be garbled. */
export function selectIsEncodingGuessed(snapshot: Snapshot) {
  return snapshot.context.isEncodingGuessed;
}

/** Every row of the file, judged. */
export function selectRows(snapshot: Snapshot) {
  return snapshot.context.rows;
}

/** The rows of this status. */
export function rowsWith(rows: CheckedRow[], status: CheckedRow['status']): CheckedRow[] {
  return rows.filter((row) => row.status === status);
}

/** How far the run is: rows done, and rows in all. */
export function selectRun(snapshot: Snapshot) {
  return snapshot.context.run;
}

/** What the run does now. */
export function selectRunStatus(snapshot: Snapshot): 'adding' | 'stopping' | 'waiting' | 'interrupted' {
  if (snapshot.matches('interrupted')) return 'interrupted';
  if (snapshot.matches({ running: 'waiting' })) return 'waiting';
  return snapshot.matches({ running: { adding: 'stopping' } }) ? 'stopping' : 'adding';
}

/** Why the run was interrupted, and whom it stopped at. */
export function selectInterruption({ context: { attempt, queue } }: Snapshot) {
  if (attempt.error === null) return null;
  return { email: queue[0]?.person.email ?? '', text: failureText(attempt.error, attempt.progress) };
}

/** For how many seconds the run still waits for the server. */
export function selectSecondsToWait({ context: { now, resumeAt } }: Snapshot) {
  return Math.max(0, Math.ceil((resumeAt - now) / SECOND));
}

/** How many seconds the run still takes, at its pace so far; null while that is not known. */
export function selectSecondsLeft({ context: { now, pace, run, queue } }: Snapshot): number | null {
  const done = pace === null ? 0 : run.done - pace.done;
  if (pace === null || done < ROWS_FOR_A_PACE) return null;
  return Math.ceil((((now - pace.since) / done) * queue.length) / SECOND);
}

/** What became of every row of the file. */
export function selectReports({ context }: Snapshot): RowReport[] {
  return rowReports(context);
}

/** How many rows were not tried before the run was stopped. */
export function selectUntriedCount({ context }: Snapshot) {
  return untriedRows(context).length;
}

/** How many addresses have an unfinished account. */
export function selectUnfinishedCount({ context }: Snapshot) {
  return unfinishedRows(context).length;
}

/** How many temporary passwords would be lost by leaving now. */
export function selectUnsavedCount({ context: { results, downloaded } }: Snapshot) {
  const count = passwordCount(results);
  return count === downloaded ? 0 : count;
}

/** Whether leaving would lose something: a run, or passwords that were not downloaded. */
export function selectWouldLose(snapshot: Snapshot) {
  return snapshot.hasTag('running') || selectUnsavedCount(snapshot) > 0;
}
