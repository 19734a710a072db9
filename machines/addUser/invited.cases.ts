import { describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, rejected } from '../testing/answers.ts';
import * as select from './addUserContext.ts';
import { NO_ANSWER, openDialog, press, submit, type Answers } from './dialogFixtures.ts';
import { invitedText } from './failure.ts';

/** Part of addUserMachine.test.ts: an invitation instead of a temporary password. */

async function openForInvitation(answers: Answers = {}) {
  const dialog = await openDialog(answers);
  dialog.actor.send({ type: 'firstSignIn.choose', firstSignIn: 'invitation' });
  return dialog;
}

describe('an invitation', () => {
  it('is announced with its address, and the dialog closes without a password', async () => {
    const dialog = await openForInvitation();
    expect(select.selectFirstSignIn(dialog.snapshot())).toBe('invitation');
    await submit(dialog);
    expect(dialog.said.success()).toEqual([invitedText('ann@example.org')]);
    expect(dialog.reportAdded).toHaveBeenCalledExactlyOnceWith(expect.anything(), { userId: 'ann' });
    expect(dialog.snapshot().status).toBe('done');
  });

  it.each([
    [rejected('limited', 'Wait 40 seconds'), 'Wait 40 seconds', 'ann@example.org was added, but the invitation'],
    [rejected('other'), 'Failed to send the invitation', 'ann@example.org was added, but the invitation'],
    [rejected('unreachable'), NO_ANSWER, 'Could not confirm whether the invitation was sent.'],
  ])('is the only step that is retried after the email failed: %o', async (answer, failure, progress) => {
    const dialog = await openForInvitation({ sendInvitation: answering<Outcome>(answer, accepted(null)) });
    const stopped = await submit(dialog);
    expect(select.selectView(stopped)).toBe('invitationFailed');
    expect(select.selectFailure(stopped)).toBe(failure);
    expect(select.selectProgressText(stopped)).toContain(progress);
    expect(dialog.said.failure()).toEqual([failure]);
    expect(stopped.can({ type: 'firstSignIn.choose', firstSignIn: 'temporaryPassword' })).toBe(false);
    await press(dialog, 'retry');
    expect(dialog.called.createAccount).toHaveBeenCalledOnce();
    expect(dialog.called.addProfile).toHaveBeenCalledOnce();
    expect(dialog.called.sendInvitation).toHaveBeenCalledTimes(2);
    expect(dialog.said.success()).toEqual([invitedText('ann@example.org')]);
  });

  it('is not sent again when only the record failed', async () => {
    const dialog = await openForInvitation({ recordInvitation: answering<Outcome>(rejected('other'), accepted(null)) });
    const stopped = await submit(dialog);
    expect(select.selectProgressText(stopped)).toContain('the invitation was sent, but it was not recorded');
    expect(select.selectFailure(stopped)).toBe('Failed to record the invitation');
    await press(dialog, 'retry');
    expect(dialog.called.sendInvitation).toHaveBeenCalledOnce();
    expect(dialog.snapshot().status).toBe('done');
  });

  it('can be skipped: the new user is in the list', async () => {
    const dialog = await openForInvitation({ sendInvitation: answering<Outcome>(rejected('limited', 'Wait')) });
    await submit(dialog);
    dialog.actor.send({ type: 'dialog.dismiss' });
    expect(dialog.reportAdded).not.toHaveBeenCalled();
    dialog.actor.send({ type: 'dialog.close' });
    expect(dialog.reportAdded).toHaveBeenCalledExactlyOnceWith(expect.anything(), { userId: 'ann' });
    expect(dialog.snapshot().status).toBe('done');
  });

  it('is sent after a failed assignment is skipped', async () => {
    const dialog = await openForInvitation({ assign: answering<Outcome>(rejected('other')) });
    expect(select.selectView(await submit(dialog, { departmentId: 'sales' }))).toBe('assignmentFailed');
    expect(dialog.called.sendInvitation).not.toHaveBeenCalled();
    await press(dialog, 'assignment.skip');
    expect(dialog.called.assign).toHaveBeenCalledOnce();
    expect(dialog.called.sendInvitation).toHaveBeenCalledOnce();
    expect(dialog.said.success()).toEqual([invitedText('ann@example.org')]);
  });
});
