import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, rejected } from '../testing/answers.ts';
import { outcomes, preview, requestedAccounts, type Answers } from './importFixtures.ts';
import * as select from './selectors.ts';

/** Part of importUsersMachine.test.ts: invitations instead of temporary passwords. */

const LIMITED: Outcome = { ok: false, error: { kind: 'limited', message: 'Wait', retryAfter: 40 } };

function sending(...answers: Outcome[]) {
  const left = [...answers];
  return vi.fn<(input: unknown) => Promise<Outcome>>(() => Promise.resolve(left.shift() ?? accepted(null)));
}

async function runInvitations(answers: Answers = {}) {
  const dialog = await preview(answers);
  await dialog.press({ type: 'firstSignIn.choose', firstSignIn: 'invitation' });
  expect(select.selectFirstSignIn(dialog.snapshot())).toBe('invitation');
  await dialog.press({ type: 'import.start' });
  return dialog;
}

const noteOf = (dialog: Awaited<ReturnType<typeof preview>>, number: number) =>
  select.selectReports(dialog.snapshot()).find(({ row }) => row.number === number)?.note;

describe('invitations', () => {
  it('are sent one by one, and leave no password to lose', async () => {
    const dialog = await runInvitations();
    expect(dialog.called.sendInvitation.mock.calls).toEqual(
      ['ann', 'cleo', 'dan'].map((name) => [{ email: `${name}@example.org` }]),
    );
    expect(outcomes(dialog)).toMatchObject({ 2: 'Added', 5: 'Added', 6: 'Added' });
    expect(noteOf(dialog, 2)).toBe('The invitation was sent.');
    expect(select.selectUnsavedCount(dialog.snapshot())).toBe(0);
    await dialog.press({ type: 'results.download' });
    expect(JSON.stringify(dialog.saved)).not.toContain('Secret');
    await dialog.press({ type: 'dialog.close' });
    expect(dialog.snapshot().status).toBe('done');
  });

  it('wait for a rate limit, and only the email is retried', async () => {
    const dialog = await runInvitations({ sendInvitation: sending(LIMITED) });
    expect(select.selectRunStatus(dialog.snapshot())).toBe('waiting');
    await dialog.press({ type: 'clock.ticked', now: 41_000 });
    expect(dialog.called.sendInvitation).toHaveBeenCalledTimes(4);
    expect(requestedAccounts(dialog)).toEqual(['ann', 'cleo', 'dan']);
    expect(noteOf(dialog, 2)).toBe('The invitation was sent.');
  });

  it('that were not sent are listed when the run is stopped', async () => {
    const dialog = await runInvitations({ sendInvitation: sending(LIMITED) });
    await dialog.press({ type: 'import.stop' });
    expect(outcomes(dialog)).toMatchObject({ 2: 'Added', 5: 'Not tried' });
    expect(noteOf(dialog, 2)).toBe('ann@example.org was added, but the invitation was not sent. Wait');
  });

  it('are skipped when the assignment is rejected', async () => {
    const dialog = await runInvitations({ assign: sending(rejected('gone', 'There is no such team')) });
    expect(outcomes(dialog)).toMatchObject({ 5: 'Added' });
    expect(noteOf(dialog, 5)).toContain('No invitation was sent. There is no such team');
  });
});
