import type { FirstSignIn, NewAccountInput, NewAccountOutput } from '../addUser/newAccount.ts';
import { newPerson, EMPTY_FORM } from '../addUser/addUserForm.ts';
import { LIMITED_WAIT } from '../rules/limits.ts';
import type { Party } from '../rules/permissions.ts';
import type { CheckedRow } from './checkedRows.ts';
import type { ChosenFile, ImportCheckOutput } from './importCheckMachine.ts';
import { NO_ATTEMPT, rowResult, type Attempt, type RowResult } from './rowResults.ts';

export type ImportUsersInput = { editor: Party };

export type ImportUsersContext = ImportUsersInput & {
  file: ChosenFile;
  /** Why the file could not be used or checked, as text. */
  failure: string | null;
  /** All validated rows of the file. */
  rows: CheckedRow[];
  ignoredColumns: string[];
  /** Whether the encoding is a guess. */
  isEncodingGuessed: boolean;
  /** How all people of the file sign in first. */
  firstSignIn: FirstSignIn;
  /** The rows left to add; the first one is the current row. */
  queue: CheckedRow[];
  /** The number of rows in the run, and the number done. */
  run: { total: number; done: number };
  /** The progress of the current row, from which a retry continues. */
  attempt: Attempt;
  results: RowResult[];
  /** The number of temporary passwords that were downloaded. */
  downloaded: number;
  /** The time of the last tick, in milliseconds. */
  now: number;
  /** When the next request may be sent, in milliseconds since the epoch. */
  resumeAt: number;
  /** The basis of the time estimate. */
  pace: { since: number; done: number } | null;
};

export type ImportUsersEvent =
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'template.download' }
  /** Checks the same file again. */
  | { type: 'check.retry' }
  | { type: 'firstSignIn.choose'; firstSignIn: FirstSignIn }
  /** Adds the ready rows. */
  | { type: 'import.start' }
  /** Stops after the current row. */
  | { type: 'import.stop' }
  /** Continues with the row that got no response. */
  | { type: 'import.retry' }
  /** Adds the rows that were left when the run was stopped. */
  | { type: 'import.goOn' }
  /** Discards the unfinished accounts and adds their users again. */
  | { type: 'import.startOver' }
  | { type: 'results.download' }
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' }
  /** Sent every second during a run. */
  | { type: 'clock.ticked'; now: number };

const SECOND = 1_000;

/** The context of a newly opened dialog. */
export function opened({ editor }: ImportUsersInput): ImportUsersContext {
  return {
    editor,
    file: { name: '', size: 0 },
    failure: null,
    rows: [],
    ignoredColumns: [],
    isEncodingGuessed: false,
    firstSignIn: 'temporaryPassword',
    queue: [],
    run: { total: 0, done: 0 },
    attempt: NO_ATTEMPT,
    results: [],
    downloaded: 0,
    now: 0,
    resumeAt: 0,
    pace: null,
  };
}

/** The context after a check: its rows, or the error. */
export function afterCheck({ rows, ignoredColumns, isEncodingGuessed, failure }: ImportCheckOutput) {
  return { rows, ignoredColumns, isEncodingGuessed, failure };
}

/** The ready rows without a result. */
export function untriedRows({ rows, results }: ImportUsersContext): CheckedRow[] {
  const tried = new Set(results.map(({ number }) => number));
  return rows.filter(({ status, number }) => status === 'ready' && !tried.has(number));
}

/** The rows whose address has an unfinished account. */
export function unfinishedRows({ rows, results }: ImportUsersContext): CheckedRow[] {
  const unfinished = new Set(results.filter(({ result }) => result === 'unfinished').map(({ number }) => number));
  return rows.filter(({ number }) => unfinished.has(number));
}

/** The context of a run through the rows without a result. */
export function runOfUntried(context: ImportUsersContext) {
  return runOf(untriedRows(context));
}

/** The context of a run through the unfinished rows, whose accounts are discarded first. */
export function runOfUnfinished(context: ImportUsersContext) {
  return runOf(unfinishedRows(context));
}

function runOf(queue: CheckedRow[]) {
  return { queue, run: { total: queue.length, done: 0 }, attempt: NO_ATTEMPT };
}

/**
 * The input for the current row: where its last attempt stopped, or an unfinished account to discard. A profile that
 * may be saved is sent again, which is safe. Discarding it would lose the password of a listed user.
 */
export function accountInput({ queue: [row], attempt, results, firstSignIn }: ImportUsersContext): NewAccountInput {
  const unfinished = results.find(({ number, result }) => number === row?.number && result === 'unfinished');
  const hasProgress = attempt.progress !== 'nothing';
  const { password, progress, userId, hasToConfirm } = hasProgress ? attempt : (unfinished?.unconfirmed ?? attempt);
  return {
    person: row?.person ?? newPerson(EMPTY_FORM),
    password,
    progress: progress === 'nothing' && unfinished ? 'unfinished' : progress,
    userId,
    hasToConfirm,
    firstSignIn,
  };
}

/** The context after a row: its result, and the rest of the queue. */
export function afterRow({ queue: [row, ...rest], run, results }: ImportUsersContext, output: NewAccountOutput) {
  const result = row ? rowResult(row, output) : null;
  const others = results.filter(({ number }) => number !== result?.number);
  return {
    queue: rest,
    run: { ...run, done: run.done + 1 },
    attempt: NO_ATTEMPT,
    results: result ? [...others, result] : results,
  };
}

/** The context after a row that must be retried; a rate limit error may specify the wait. */
export function afterPause({ now }: ImportUsersContext, output: NewAccountOutput) {
  const { password, progress, userId, hasToConfirm, error } = output;
  const wait = error?.retryAfter === undefined ? LIMITED_WAIT : error.retryAfter * SECOND;
  // `now` may be up to a second old.
  return { attempt: { password, progress, userId, hasToConfirm, error }, resumeAt: now + wait + SECOND };
}

/** The context after a tick. The time estimate starts with the first tick of a run. */
export function afterTick({ now: last, pace, resumeAt, run }: ImportUsersContext, now: number) {
  // The system clock may have been set back.
  const setBack = Math.max(0, last - now);
  return {
    now,
    resumeAt: resumeAt - setBack,
    pace: pace ? { ...pace, since: pace.since - setBack } : { since: now, done: run.done },
  };
}
