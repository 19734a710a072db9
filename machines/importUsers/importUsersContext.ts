import type { NewAccountInput, NewAccountOutput } from '../addUser/newAccountMachine.ts';
import { newPerson, EMPTY_FORM } from '../addUser/addUserForm.ts';
import { LIMITED_WAIT } from '../rules/limits.ts';
import type { Party } from '../rules/permissions.ts';
import type { CheckedRow } from './checkedRows.ts';
import type { ChosenFile, ImportCheckOutput } from './importCheckMachine.ts';
import { NO_ATTEMPT, rowResult, type Attempt, type RowResult } from './rowResults.ts';

export type ImportUsersInput = { editor: Party };

export type ImportUsersContext = ImportUsersInput & {
  file: ChosenFile;
  /** Why the file could not be used or checked, in words. */
  failure: string | null;
  /** Every row of the file, judged. */
  rows: CheckedRow[];
  ignoredColumns: string[];
  /** Whether nothing in the file tells its encoding. */
  isEncodingGuessed: boolean;
  /** The rows that are still to be added, the one under way first. */
  queue: CheckedRow[];
  /** How many rows the run began with, and how many it has done. */
  run: { total: number; done: number };
  /** How far the row under way came, when it has to be gone on with. */
  attempt: Attempt;
  results: RowResult[];
  /** How many temporary passwords the person has downloaded. */
  downloaded: number;
  /** The time, as the clock told it last, in milliseconds. */
  now: number;
  /** When the server may be asked again. */
  resumeAt: number;
  /** From where the pace of the run is measured. */
  pace: { since: number; done: number } | null;
};

export type ImportUsersEvent =
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'template.download' }
  /** Checks the same file again. */
  | { type: 'check.retry' }
  /** Adds the good rows, and leaves the others out. */
  | { type: 'import.start' }
  /** Ends with the row under way; what is done stays. */
  | { type: 'import.stop' }
  /** Goes on with the row that the network failed. */
  | { type: 'import.retry' }
  /** Adds the rows that were not tried before the run was stopped. */
  | { type: 'import.goOn' }
  /** Discards the unfinished accounts, and adds their people from the start. */
  | { type: 'import.startOver' }
  | { type: 'results.download' }
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' }
  /** The clock, every second while a run is under way. */
  | { type: 'clock.ticked'; now: number };

const SECOND = 1_000;

export function opened({ editor }: ImportUsersInput): ImportUsersContext {
  return {
    editor,
    file: { name: '', size: 0 },
    failure: null,
    rows: [],
    ignoredColumns: [],
    isEncodingGuessed: false,
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

/** After a check: its rows, or why there are none. */
export function afterCheck({ rows, ignoredColumns, isEncodingGuessed, failure }: ImportCheckOutput) {
  return { rows, ignoredColumns, isEncodingGuessed, failure };
}

/** The good rows that nothing has become of yet. */
export function untriedRows({ rows, results }: ImportUsersContext): CheckedRow[] {
  const tried = new Set(results.map(({ number }) => number));
  return rows.filter(({ status, number }) => status === 'ready' && !tried.has(number));
}

/** The rows whose address has an unfinished account. */
export function unfinishedRows({ rows, results }: ImportUsersContext): CheckedRow[] {
  const unfinished = new Set(results.filter(({ result }) => result === 'unfinished').map(({ number }) => number));
  return rows.filter(({ number }) => unfinished.has(number));
}

/** A run through the rows that are still untried. */
export function runOfUntried(context: ImportUsersContext) {
  return runOf(untriedRows(context));
}

/** A run through the unfinished rows: each account is discarded first, which their result says until then. */
export function runOfUnfinished(context: ImportUsersContext) {
  return runOf(unfinishedRows(context));
}

function runOf(queue: CheckedRow[]) {
  return { queue, run: { total: queue.length, done: 0 }, attempt: NO_ATTEMPT };
}

/**
 * What the row under way begins with: where its last attempt stopped, or an unfinished account to be discarded. A
 * profile that may be saved is sent again, which is safe: discarded, a person who is in the list would lose their password.
 */
export function accountInput({ queue: [row], attempt, results }: ImportUsersContext): NewAccountInput {
  const unfinished = results.find(({ number, result }) => number === row?.number && result === 'unfinished');
  const isBegun = attempt.progress !== 'nothing';
  const { password, progress, userId, hasToConfirm } = isBegun ? attempt : (unfinished?.doubtful ?? attempt);
  return {
    person: row?.person ?? newPerson(EMPTY_FORM),
    password,
    progress: progress === 'nothing' && unfinished ? 'unfinished' : progress,
    userId,
    hasToConfirm,
  };
}

/** After a row: what became of it, and the rest of the queue. */
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

/** After a row that cannot be gone on with yet; a server that was asked too often says for how long. */
export function afterHold({ now }: ImportUsersContext, output: NewAccountOutput) {
  const { password, progress, userId, hasToConfirm, error } = output;
  const wait = error?.retryAfter === undefined ? LIMITED_WAIT : error.retryAfter * SECOND;
  // `now` may be a second old.
  return { attempt: { password, progress, userId, hasToConfirm, error }, resumeAt: now + wait + SECOND };
}

/** Once the clock has ticked: the pace is measured from the first tick of a run on. */
export function afterTick({ now: last, pace, resumeAt, run }: ImportUsersContext, now: number) {
  // What a clock that is set back would put off by as much.
  const setBack = Math.max(0, last - now);
  return {
    now,
    resumeAt: resumeAt - setBack,
    pace: pace ? { ...pace, since: pace.since - setBack } : { since: now, done: run.done },
  };
}
