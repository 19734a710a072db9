import type { SnapshotFrom } from 'xstate';
import { failureText } from '../addUser/failure.ts';
import type { CheckedRow } from './checkedRows.ts';
import { unfinishedRows, untriedRows } from './importUsersContext.ts';
import type { importUsersMachine } from './importUsersMachine.ts';
import { passwordCount } from './rowResults.ts';
import { rowReports, type RowReport } from './tables.ts';

type Snapshot = SnapshotFrom<typeof importUsersMachine>;

/** The number of finished rows that an estimate needs. */
const ROWS_FOR_AN_ESTIMATE = 3;
const SECOND = 1_000;

/** The view of the dialog. */
export type ImportView = 'permissionDenied' | 'file' | 'preview' | 'run' | 'results' | 'leave';

/** The view of the dialog. */
export function selectView(snapshot: Snapshot): ImportView {
  if (snapshot.matches('permissionDenied')) return 'permissionDenied';
  if (snapshot.matches('previewing')) return 'preview';
  if (snapshot.hasTag('running')) return 'run';
  if (snapshot.matches({ finished: 'askingToLeave' })) return 'leave';
  return snapshot.matches('finished') ? 'results' : 'file';
}

/** The user who imports. */
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

/** The ignored columns of the file. */
export function selectIgnoredColumns(snapshot: Snapshot) {
  return snapshot.context.ignoredColumns;
}

/** Whether the encoding is a guess, so that names may be garbled. */
export function selectIsEncodingGuessed(snapshot: Snapshot) {
  return snapshot.context.isEncodingGuessed;
}

/** All validated rows of the file. */
export function selectRows(snapshot: Snapshot) {
  return snapshot.context.rows;
}

/** The rows with this status. */
export function rowsWith(rows: CheckedRow[], status: CheckedRow['status']): CheckedRow[] {
  return rows.filter((row) => row.status === status);
}

/** How the people of the file sign in first. */
export function selectFirstSignIn(snapshot: Snapshot) {
  return snapshot.context.firstSignIn;
}

/** The progress of the run: rows done, and rows in total. */
export function selectRun(snapshot: Snapshot) {
  return snapshot.context.run;
}

/** The status of the run. */
export function selectRunStatus(snapshot: Snapshot): 'adding' | 'stopping' | 'waiting' | 'interrupted' {
  if (snapshot.matches('interrupted')) return 'interrupted';
  if (snapshot.matches({ running: 'waiting' })) return 'waiting';
  return snapshot.matches({ running: { adding: 'stopping' } }) ? 'stopping' : 'adding';
}

/** Why the run was interrupted, and at which address. */
export function selectInterruption({ context: { attempt, queue } }: Snapshot) {
  if (attempt.error === null) return null;
  return { email: queue[0]?.person.email ?? '', text: failureText(attempt.error, attempt.progress) };
}

/** The seconds until the run continues after a rate limit. */
export function selectSecondsToWait({ context: { now, resumeAt } }: Snapshot) {
  return Math.max(0, Math.ceil((resumeAt - now) / SECOND));
}

/** The estimated number of seconds until the run ends; null before there is an estimate. */
export function selectSecondsLeft({ context: { now, pace, run, queue } }: Snapshot): number | null {
  const done = pace === null ? 0 : run.done - pace.done;
  if (pace === null || done < ROWS_FOR_AN_ESTIMATE) return null;
  return Math.ceil((((now - pace.since) / done) * queue.length) / SECOND);
}

/** The results of all rows. */
export function selectReports({ context }: Snapshot): RowReport[] {
  return rowReports(context);
}

/** The number of rows that were left when the run was stopped. */
export function selectUntriedCount({ context }: Snapshot) {
  return untriedRows(context).length;
}

/** The number of addresses with an unfinished account. */
export function selectUnfinishedCount({ context }: Snapshot) {
  return unfinishedRows(context).length;
}

/** The number of temporary passwords that were not downloaded. */
export function selectUnsavedCount({ context: { results, downloaded } }: Snapshot) {
  return passwordCount(results) - downloaded;
}

/** Whether leaving would lose a run, or passwords that were not downloaded. */
export function selectWouldLose(snapshot: Snapshot) {
  return snapshot.hasTag('running') || selectUnsavedCount(snapshot) > 0;
}
