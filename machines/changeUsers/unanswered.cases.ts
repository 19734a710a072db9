import { describe, expect, it } from 'vitest';
import { selectIsBusy } from '../shared/dialogSelectors.ts';
import { accepted, DEFECT, rejected, settle } from '../testing/answers.ts';
import type { UserResult } from './changeUsersContext.ts';
import { selectFailure } from './changeUsersMachine.ts';
import {
  changed,
  ids,
  lookUp,
  openPreview,
  preview,
  rehearsal,
  same,
  skipped,
  write,
  type Answer,
} from './dialogFixtures.ts';

/** Part of changeUsersMachine.test.ts: changes without a response. */

const UNCONFIRMED = 'Could not confirm whether 3 people changed. Check your connection and try again.';
const nobodyLeft = accepted([same('ann'), same('bob'), changed('cy')]);

describe('a change without an answer', () => {
  const requests = [rehearsal, write, lookUp].map((request) => expect.objectContaining(request) as object);
  const lost = rejected('unreachable');

  it.each<[string, Answer]>([
    ['no response', lost],
    ['an unexpected error', DEFECT],
  ])('after %s was saved if those of the preview have the values', async (_, answer) => {
    const { actor, reportChanged, said, send, sent, step } = await openPreview(answer, nobodyLeft);
    await send('form.submit');
    expect(sent()).toEqual(requests);
    expect(step()).toBe('result');
    expect(actor.getSnapshot().context.results).toEqual(preview);
    expect(said.success()).toEqual(['Changed 2 people']);
    expect(said.failure()).toEqual([]);
    expect(reportChanged).toHaveBeenCalled();
  });

  it.each<[string, UserResult, string]>([
    ['still would change', changed('bob'), 'Not saved'],
    ['is skipped', skipped('bob', 'No longer in the list'), 'No longer in the list'],
  ])('was saved for the others if one %s', async (_, bob, reason) => {
    const { actor, said, send } = await openPreview(lost, accepted([same('ann'), bob, same('cy')]));
    await send('form.submit');
    expect(actor.getSnapshot().context.results).toEqual([
      changed('ann'),
      skipped('bob', reason),
      skipped('cy', 'Newer'),
    ]);
    expect(said.success()).toEqual(['Changed 1 person']);
  });

  it.each<[string, UserResult[]]>([
    ['would change', [changed('ann'), changed('bob'), changed('cy')]],
    ['is there any more', ids.map((id) => skipped(id, 'No longer in the list'))],
    ['is found', []],
  ])('was not saved if nobody has the values, and is only sent again by the user: all %s', async (_, found) => {
    const { said, send, sent, step } = await openPreview(lost, accepted(found), accepted(preview));
    expect(selectFailure(await send('form.submit'))).toBe('Nothing was saved. Try again.');
    expect(said.failure()).toEqual(['Nothing was saved. Try again.']);
    expect(said.success()).toEqual([]);
    expect(step()).toBe('preview');
    expect(sent()).toEqual(requests);
    await send('form.submit');
    expect(sent()).toEqual([...requests, expect.objectContaining(write)]);
    expect(step()).toBe('result');
  });

  it.each<[string, Answer]>([
    ['no response', lost],
    ['an error', rejected('other', 'Try later')],
    ['an unexpected error', DEFECT],
  ])('is unconfirmed if the look-up gets %s; Retry only looks it up again', async (_, answer) => {
    const { actor, said, send, sent, step } = await openPreview(lost, answer, nobodyLeft);
    expect(selectFailure(await send('form.submit'))).toBe(UNCONFIRMED);
    expect(step()).toBe('unconfirmed');
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'retry' });
    expect(selectFailure(actor.getSnapshot())).toBeNull();
    await settle();
    expect(sent()).toEqual([...requests, expect.objectContaining(lookUp)]);
    expect(step()).toBe('result');
    expect(selectFailure(actor.getSnapshot())).toBeNull();
    expect(said.success()).toEqual(['Changed 2 people']);
  });

  it.each(['dialog.close', 'dialog.dismiss'] as const)(
    'is left unconfirmed on %s, and refreshes the list',
    async (event) => {
      const { actor, reportChanged, send } = await openPreview(lost, lost);
      await send('form.submit');
      actor.send({ type: event });
      expect(actor.getSnapshot().status).toBe('done');
      expect(reportChanged).toHaveBeenCalledOnce();
    },
  );

  it('can be left while it is looked up', async () => {
    const { actor, reportChanged, send } = await openPreview(lost);
    await send('form.submit');
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'dialog.close' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(reportChanged).toHaveBeenCalledOnce();
  });
});
