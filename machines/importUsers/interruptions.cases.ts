import { describe, expect, it, vi } from 'vitest';
import { newAccountMachine } from '../addUser/newAccountMachine.ts';
import type { ListedPerson } from '../shared/entities.ts';
import type { Outcome } from '../shared/outcome.ts';
import { LIMITED_WAIT } from '../rules/limits.ts';
import { accepted, answering, rejected } from '../testing/answers.ts';
import { requestedAccounts, creating, outcomes, preview, run } from './importFixtures.ts';
import { bob } from './fileFixtures.ts';
import * as select from './selectors.ts';

/** Interruptions of a run: Stop, a rate limit, or a lost connection. */

const limited = (retryAfter?: number): Outcome<never> => ({
  ok: false,
  error: { kind: 'limited', message: null, ...(retryAfter === undefined ? {} : { retryAfter }) },
});

const broken = newAccountMachine.provide({
  guards: {
    isPasswordMade: () => {
      throw new Error('Unexpected error');
    },
  },
});

describe('Stop', () => {
  it('ends after the current row, and continues on Go on', async () => {
    const dialog = await preview();
    dialog.actor.send({ type: 'import.start' });
    dialog.actor.send({ type: 'import.stop' });
    expect(select.selectRunStatus(dialog.snapshot())).toBe('stopping');
    dialog.actor.send({ type: 'import.stop' });
    await dialog.press();
    expect(requestedAccounts(dialog)).toEqual(['ann']);
    expect(outcomes(dialog)).toMatchObject({ 2: 'Added', 5: 'Not tried', 6: 'Not tried' });
    expect(select.selectUntriedCount(dialog.snapshot())).toBe(2);
    await dialog.press({ type: 'import.goOn' });
    expect(requestedAccounts(dialog)).toEqual(['ann', 'cleo', 'dan']);
    expect(outcomes(dialog)).toMatchObject({ 2: 'Added', 5: 'Added', 6: 'Added' });
    expect(dialog.reportAdded).toHaveBeenCalledTimes(2);
  });

  it('does not wait for a rate limit', async () => {
    const dialog = await preview({ createAccount: creating(limited()) });
    await dialog.press({ type: 'import.start' }, { type: 'import.stop' });
    expect(dialog.view()).toBe('results');
    expect(outcomes(dialog)).toMatchObject({ 2: 'Not tried', 5: 'Not tried' });
    expect(select.selectRun(dialog.snapshot()).done).toBe(1);
  });
});

describe('rate limit', () => {
  it('waits as long as the server specifies, then retries the row', async () => {
    const dialog = await preview({ createAccount: creating(limited(40)) });
    dialog.actor.send({ type: 'import.start' });
    dialog.actor.send({ type: 'clock.ticked', now: 5_000 });
    await dialog.press();
    expect(select.selectRunStatus(dialog.snapshot())).toBe('waiting');
    expect(select.selectSecondsToWait(dialog.snapshot())).toBe(41);
    await dialog.press({ type: 'clock.ticked', now: 45_999 });
    expect(select.selectSecondsToWait(dialog.snapshot())).toBe(1);
    expect(requestedAccounts(dialog)).toEqual(['ann']);
    await dialog.press({ type: 'clock.ticked', now: 46_000 });
    expect(select.selectSecondsToWait(dialog.snapshot())).toBe(0);
    expect(requestedAccounts(dialog)).toEqual(['ann', 'ann', 'cleo', 'dan']);
    expect(dialog.called.createAccount.mock.calls[1]).toEqual(dialog.called.createAccount.mock.calls[0]);
    expect(outcomes(dialog)).toMatchObject({ 2: 'Added', 5: 'Added', 6: 'Added' });
  });

  it('waits no longer when the clock is set back', async () => {
    const dialog = await preview({ createAccount: creating(limited(40)) });
    dialog.actor.send({ type: 'import.start' });
    dialog.actor.send({ type: 'clock.ticked', now: 3_600_000 });
    await dialog.press();
    await dialog.press({ type: 'clock.ticked', now: 1_000 });
    expect(select.selectSecondsToWait(dialog.snapshot())).toBe(41);
    await dialog.press({ type: 'clock.ticked', now: 42_000 });
    expect(requestedAccounts(dialog)).toEqual(['ann', 'ann', 'cleo', 'dan']);
  });

  it('waits a minute when the server specifies no time, but not after Stop', async () => {
    const dialog = await run({ createAccount: creating(limited()) });
    expect(select.selectSecondsToWait(dialog.snapshot())).toBe(LIMITED_WAIT / 1_000 + 1);
    await dialog.press({ type: 'import.stop' });
    expect(dialog.view()).toBe('results');
    expect(dialog.isClockRunning()).toBe(false);
    expect(outcomes(dialog)).toMatchObject({ 2: 'Not tried' });
    await dialog.press({ type: 'import.goOn' });
    expect(requestedAccounts(dialog)).toEqual(['ann', 'ann', 'cleo', 'dan']);
  });
});

describe('lost connection', () => {
  it('pauses at its row, and Retry continues without sending anything twice', async () => {
    const addProfile = answering<Outcome>(rejected('unreachable'), accepted(null), accepted(null), accepted(null));
    const dialog = await run({ addProfile });
    expect(select.selectRunStatus(dialog.snapshot())).toBe('interrupted');
    expect(select.selectInterruption(dialog.snapshot())).toEqual({
      email: 'ann@example.org',
      text: 'The server did not answer. Check your connection and try again.',
    });
    expect(dialog.isClockRunning()).toBe(false);
    await dialog.press({ type: 'import.retry' });
    expect(requestedAccounts(dialog)).toEqual(['ann', 'cleo', 'dan']);
    expect(addProfile).toHaveBeenCalledTimes(4);
    expect(outcomes(dialog)).toMatchObject({ 2: 'Added', 5: 'Added', 6: 'Added' });
    expect(select.selectReports(dialog.snapshot())[0]?.password).toBe('Secret1');
  });

  it('reports an account that may exist, and discards it before starting over', async () => {
    const createAccount = creating(rejected('unreachable'), rejected('taken'));
    const dialog = await run({ createAccount });
    await dialog.press({ type: 'import.retry' });
    expect(outcomes(dialog)).toMatchObject({ 2: 'Not added', 5: 'Added', 6: 'Added' });
    const [report] = select.selectReports(dialog.snapshot());
    expect(report?.note).toBe('There is an account for ann@example.org that was never finished: it has no profile.');
    expect(select.selectUnfinishedCount(dialog.snapshot())).toBe(1);
    expect(dialog.called.discardUnfinishedAccount).not.toHaveBeenCalled();
    await dialog.press({ type: 'import.startOver' });
    expect(dialog.called.discardUnfinishedAccount).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.org' });
    expect(outcomes(dialog)).toMatchObject({ 2: 'Added', 5: 'Added', 6: 'Added' });
    expect(select.selectUnfinishedCount(dialog.snapshot())).toBe(0);
  });

  it('shows the known results when the run is stopped', async () => {
    const dialog = await run({ createAccount: creating(rejected('unreachable')) });
    await dialog.press({ type: 'import.stop' });
    expect(outcomes(dialog)).toMatchObject({ 2: 'Not added', 5: 'Not tried' });
    expect(select.selectReports(dialog.snapshot())[0]?.note).toContain('Could not confirm whether an account');
    expect(select.selectUnfinishedCount(dialog.snapshot())).toBe(1);
    expect(select.selectUntriedCount(dialog.snapshot())).toBe(2);
  });

  it('does not report an account as created when the child chart throws', async () => {
    const dialog = await run({}, { newAccount: broken });
    expect(select.selectRunStatus(dialog.snapshot())).toBe('interrupted');
    await dialog.press({ type: 'import.stop' });
    expect(select.selectReports(dialog.snapshot())[0]?.note).toContain('Could not confirm whether an account');
  });

  it('also pauses while discarding an account', async () => {
    const dialog = await run({ createAccount: creating(rejected('taken')) });
    dialog.called.discardUnfinishedAccount.mockResolvedValueOnce(rejected('unreachable'));
    await dialog.press({ type: 'import.startOver' });
    expect(select.selectRunStatus(dialog.snapshot())).toBe('interrupted');
    await dialog.press({ type: 'import.retry' });
    expect(dialog.called.discardUnfinishedAccount).toHaveBeenCalledTimes(2);
    expect(outcomes(dialog)).toMatchObject({ 2: 'Added' });
  });
});

it('shows the password of the first attempt for a user who may have been added before Stop', async () => {
  const addProfile = vi.fn<(input: unknown) => Promise<Outcome>>(() => Promise.resolve(accepted(null)));
  addProfile.mockResolvedValueOnce(rejected('unreachable'));
  const dialog = await run({ addProfile });
  await dialog.press({ type: 'import.stop' });
  expect(outcomes(dialog)).toMatchObject({ 2: 'Not added' });
  await dialog.press({ type: 'import.startOver' });
  expect(dialog.called.discardUnfinishedAccount).not.toHaveBeenCalled();
  expect(requestedAccounts(dialog)).toEqual(['ann']);
  expect(select.selectReports(dialog.snapshot())[0]).toMatchObject({ outcome: 'Added', password: 'Secret1' });
});

it('reports an address that another user added meanwhile as listed', async () => {
  const findListed = answering<Outcome<ListedPerson[]>>(accepted([bob]), accepted([bob]));
  const dialog = await run({ createAccount: creating(rejected('taken')), findListed });
  expect(outcomes(dialog)).toMatchObject({ 2: 'Already added', 5: 'Added' });
  expect(select.selectReports(dialog.snapshot())[0]).toMatchObject({
    row: { listed: bob },
    note: 'This user is suspended.',
  });
});

it('reports no unfinished account when the sign-up is rejected', async () => {
  const dialog = await run({ createAccount: creating(rejected('invalid', 'Address not allowed')) });
  expect(select.selectReports(dialog.snapshot())[0]).toMatchObject({
    outcome: 'Not added',
    note: 'Address not allowed',
  });
  expect(select.selectUnfinishedCount(dialog.snapshot())).toBe(0);
});
