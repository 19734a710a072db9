import { failureText, isAssigned, isProfileAdded, progressText } from '../addUser/failure.ts';
import type { NewAccountOutput } from '../addUser/newAccount.ts';
import type { ListedPerson } from '../shared/entities.ts';
import type { CheckedRow } from './checkedRows.ts';

/**
 * The result of a row that was sent.
 * - `added`: with a temporary password, possibly without its assignment
 * - `listed`: another user added the address in the meantime
 * - `unfinished`: the address has, or may have, an account without a profile; it can be discarded
 * - `rejected`: nothing was written
 */
export type RowResult = {
  number: number;
  result: 'added' | 'listed' | 'unfinished' | 'rejected';
  /** The temporary password of an added person; empty otherwise, and for an invited person. */
  password: string;
  /** Why the person was not added, or which part is missing. */
  note: string;
  /** The user who has the address. */
  listed?: ListedPerson | null;
  /** Set if a write without a response may have added the person: the attempt to retry, with their password. */
  unconfirmed?: Attempt;
};

/** The state from which a row continues. */
export type Attempt = Pick<NewAccountOutput, 'password' | 'progress' | 'userId' | 'hasToConfirm' | 'error'>;

export const NO_ATTEMPT: Attempt = {
  password: '',
  progress: 'nothing',
  userId: '',
  hasToConfirm: false,
  error: null,
};

/** The note for servers that require confirmed email addresses. */
const TO_CONFIRM = 'A confirmation email was sent.';
const INVITED = 'The invitation was sent.';
const NOT_INVITED = 'No invitation was sent.';

/** The output of an attempt that threw: its progress is unknown. */
export const UNCONFIRMED_OUTPUT: NewAccountOutput = {
  ...NO_ATTEMPT,
  result: 'rejected',
  listed: null,
  progress: 'accountUnconfirmed',
  error: { kind: 'unreachable', message: null },
};

/**
 * The result of a row.
 * @returns null if nothing was written and a retry may help
 */
export function rowResult({ number, person }: CheckedRow, attempt: NewAccountOutput): RowResult | null {
  const { result, listed, password, progress, hasToConfirm, error } = attempt;
  const isUnfinished = result === 'unfinished';
  const reason = error === null ? '' : failureText(error, progress);
  const done = progressText(isUnfinished ? 'unfinished' : progress, person.email);
  const isLeftOut = password === '' && isProfileAdded(progress) && !isAssigned(progress);
  const note = [done, isLeftOut ? NOT_INVITED : '', reason].filter((text) => text !== '').join(' ');
  if (result === 'complete' && password === '') return { number, result: 'added', password, note: INVITED };
  if (result === 'complete') return { number, result: 'added', password, note: hasToConfirm ? TO_CONFIRM : '' };
  if (result === 'listed') return { number, result, password: '', note: '', listed };
  if (isProfileAdded(progress)) return { number, result: 'added', password, note };
  if (progress === 'profileUnconfirmed' && error?.kind === 'unreachable') {
    return { number, result: 'unfinished', password: '', note, unconfirmed: attempt };
  }
  if (isUnfinished || progress !== 'nothing') return { number, result: 'unfinished', password: '', note };
  const isRetryable = error?.kind === 'limited' || error?.kind === 'unreachable';
  return isRetryable ? null : { number, result: 'rejected', password: '', note };
}

/** The number of temporary passwords. */
export function passwordCount(results: RowResult[]): number {
  return results.filter(({ password }) => password !== '').length;
}
