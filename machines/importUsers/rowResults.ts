import { failureText, isProfileAdded, progressText } from '../addUser/failure.ts';
import type { NewAccountOutput } from '../addUser/newAccountMachine.ts';
import type { CheckedRow } from './checkedRows.ts';

/**
 * What became of a row that was sent.
 * - `added`: with a temporary password, though perhaps without department and team
 * - `listed`: somebody added the address meanwhile
 * - `unfinished`: the address has, or may have, an account without a profile; it can be discarded
 * - `refused`: nothing was written
 */
export type RowResult = {
  number: number;
  result: 'added' | 'listed' | 'unfinished' | 'rejected';
  /** The temporary password of somebody who was added. */
  password: string;
  /** Why not, or what is missing. */
  note: string;
  /** Of somebody who may have been added, by a write whose answer was lost: what is sent again, with their password. */
  doubtful?: Attempt;
};

/** What is needed to go on with a row where an attempt stopped. */
export type Attempt = Pick<NewAccountOutput, 'password' | 'progress' | 'userId' | 'hasToConfirm' | 'error'>;

export const NO_ATTEMPT: Attempt = {
  password: '',
  progress: 'nothing',
  userId: '',
  hasToConfirm: false,
  error: null,
};

/** What is missing where the server wants each address confirmed. */
const TO_CONFIRM = 'A confirmation mail was sent.';

/** An attempt that stopped for a defect of our own: nobody knows how far it came. */
export const DOUBTFUL: NewAccountOutput = {
  ...NO_ATTEMPT,
  result: 'rejected',
  progress: 'accountUnconfirmed',
  error: { kind: 'unreachable', message: null },
};

/**
 * What became of a row that is not tried again by itself.
 * @returns null when nothing of it was written, and trying again may help
 */
export function rowResult({ number, person }: CheckedRow, attempt: NewAccountOutput): RowResult | null {
  const { result, password, progress, hasToConfirm, error } = attempt;
  const isUnfinished = result === 'unfinished';
  const reason = error === null ? '' : failureText(error, progress);
  const done = progressText(isUnfinished ? 'unfinished' : progress, person.email);
  const note = [done, reason].filter((text) => text !== '').join(' ');
  if (result === 'complete') return { number, result: 'added', password, note: hasToConfirm ? TO_CONFIRM : '' };
  if (result === 'listed') return { number, result, password: '', note: '' };
  if (isProfileAdded(progress)) return { number, result: 'added', password, note };
  if (progress === 'profileUnconfirmed' && error?.kind === 'unreachable') {
    return { number, result: 'unfinished', password: '', note, doubtful: attempt };
  }
  if (isUnfinished || progress !== 'nothing') return { number, result: 'unfinished', password: '', note };
  const isHeldUp = error?.kind === 'limited' || error?.kind === 'unreachable';
  return isHeldUp ? null : { number, result: 'rejected', password: '', note };
}

/** How many temporary passwords there are. */
export function passwordCount(results: RowResult[]): number {
  return results.filter(({ result }) => result === 'added').length;
}
