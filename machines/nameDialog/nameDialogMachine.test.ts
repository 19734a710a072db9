import { afterAll, describe, expect, it } from 'vitest';
import { saveRecordMachine } from '../saveRecord/saveRecordMachine.ts';
import { selectErrors, selectIsBusy, selectIsSlow, selectName } from '../shared/dialogSelectors.ts';
import { DEFECT, rejected, settle } from '../testing/answers.ts';
import './adding.cases.ts';
import { coverage, MISSING, openDialog, read, UNCONFIRMED } from './dialogFixtures.ts';
import * as select from './nameDialogContext.ts';

afterAll(coverage.expectComplete);

describe('opening', () => {
  it('shows the current name', async () => {
    const { load, now, view } = await openDialog([read('Sales & Co')]);
    expect(load).toHaveBeenCalledExactlyOnceWith({ id: '1' });
    expect(view()).toBe('form');
    expect(select.selectOldName(now())).toBe('Sales');
    expect(selectName(now())).toBe('Sales & Co');
    expect(select.selectMessage(now())).toBeNull();
  });

  it('shows that the department is gone', async () => {
    const { actor, reportChanged, view } = await openDialog([MISSING]);
    expect(view()).toBe('gone');
    expect(reportChanged).toHaveBeenCalledOnce();
    actor.send({ type: 'dialog.dismiss' });
    expect(view()).toBe('closed');
  });

  it.each([
    ['is rejected', rejected('unreachable')],
    ['throws', DEFECT],
  ] as const)('reads again on Retry when reading %s', async (_, answer) => {
    const { actor, now, view } = await openDialog([answer, read('Sales')]);
    expect(view()).toBe('unread');
    expect(select.selectMessage(now())).not.toBeNull();
    actor.send({ type: 'retry' });
    await settle();
    expect(view()).toBe('form');
  });

  it('times out reading after 15 s', async () => {
    const { actor, clock, view } = await openDialog([]);
    clock.increment(15_000);
    expect(view()).toBe('unread');
    actor.send({ type: 'dialog.close' });
    expect(view()).toBe('closed');
  });

  it.each(['dialog.close', 'dialog.dismiss'] as const)('closes on %s while reading, and after', async (type) => {
    const { actor, view } = await openDialog([]);
    actor.send({ type });
    expect(view()).toBe('closed');
    const failed = await openDialog([rejected('unreachable')]);
    failed.actor.send({ type });
    expect(failed.view()).toBe('closed');
    const gone = await openDialog([MISSING]);
    gone.actor.send({ type });
    expect(gone.view()).toBe('closed');
  });
});

describe('editing', () => {
  it('rejects an invalid name', async () => {
    const { actor, save, now, rename } = await openDialog([read('Sales')]);
    await rename('  ');
    expect(selectErrors(now())).toEqual({ name: 'Department name is required' });
    expect(save).not.toHaveBeenCalled();
    actor.send({ type: 'field.change', value: 'S' });
    expect(selectErrors(now())).toEqual({});
  });

  it('closes on Escape while the name is unchanged, otherwise only on Cancel', async () => {
    const untouched = await openDialog([read('Sales')]);
    untouched.actor.send({ type: 'dialog.dismiss' });
    expect(untouched.view()).toBe('closed');
    const { actor, view } = await openDialog([read('Sales')]);
    actor.send({ type: 'field.change', value: 'Sale' });
    actor.send({ type: 'dialog.dismiss' });
    expect(view()).toBe('form');
    actor.send({ type: 'dialog.close' });
    expect(view()).toBe('closed');
  });

  it('writes nothing when the name is unchanged, and refreshes the lists', async () => {
    const { reportChanged, save, said, view, rename } = await openDialog([read('Commerce')]);
    await rename(' Commerce ');
    expect(view()).toBe('closed');
    expect(reportChanged).toHaveBeenCalledOnce();
    expect(save).not.toHaveBeenCalled();
    expect(said).toEqual([]);
  });
});

describe('saving', () => {
  it('sends the trimmed name and its base version, announces the success, and refreshes the lists', async () => {
    const { load, save, reportChanged, said, view, rename } = await openDialog([read('Sales')], [read('Trade', 'new')]);
    await rename('  Trade ');
    expect(save).toHaveBeenCalledExactlyOnceWith({ id: '1', updatedAt: 'old', name: 'Trade' });
    expect(load).toHaveBeenCalledOnce();
    expect(said).toEqual(['Department renamed successfully']);
    expect(reportChanged).toHaveBeenCalledOnce();
    expect(view()).toBe('closed');
  });

  it.each([
    [null, 'Failed to rename department'],
    ['Taken.', 'Taken.'],
  ])('shows under the field that the name is in use', async (message, text) => {
    const { now, said, rename } = await openDialog([read('Sales')], [rejected('taken', message)]);
    await rename('Trade');
    expect(selectErrors(now())).toEqual({ name: text });
    expect(select.selectMessage(now())).toBeNull();
    expect(said).toEqual([]);
  });

  it('shows the reason of a rejection, and keeps the name', async () => {
    const { actor, now, reportChanged, said, rename } = await openDialog([read('Sales')], [rejected('invalid')]);
    await rename('Trade');
    expect(reportChanged).not.toHaveBeenCalled();
    expect(said).toEqual(['Failed to rename department']);
    expect(select.selectMessage(now())).toBe('Failed to rename department');
    expect(selectName(now())).toBe('Trade');
    actor.send({ type: 'field.change', value: 'Trades' });
    expect(select.selectMessage(now())).toBeNull();
  });

  it('shows the name that another user saved, and overwrites it only on the next Save', async () => {
    const { reportChanged, save, now, said, rename, view } = await openDialog(
      [read('Sales'), read('Commerce', 'new')],
      [rejected('changed'), read('Trade', 'newest')],
    );
    await rename('Trade');
    expect(view()).toBe('form');
    expect(select.selectMessage(now())).toContain('“Commerce”');
    expect(selectName(now())).toBe('Trade');
    expect(said).toEqual([]);
    expect(reportChanged).toHaveBeenCalledOnce();
    await rename('Trade');
    expect(save).toHaveBeenLastCalledWith({ id: '1', updatedAt: 'new', name: 'Trade' });
    expect(view()).toBe('closed');
  });

  it.each([
    ['gets no response', rejected('unreachable')],
    ['throws', DEFECT],
  ] as const)('counts as saved if the row has the name when the request %s', async (_, answer) => {
    const { said, rename, view } = await openDialog([read('Sales'), read('Trade', 'new')], [answer]);
    await rename('Trade');
    expect(said).toEqual(['Department renamed successfully']);
    expect(view()).toBe('closed');
  });

  it('shows that the department was deleted meanwhile', async () => {
    const { reportChanged, rename, view } = await openDialog([read('Sales'), MISSING], [rejected('gone')]);
    await rename('Trade');
    expect(view()).toBe('gone');
    expect(reportChanged).toHaveBeenCalledOnce();
  });

  it.each([
    ['is unchanged', read('Sales')],
    ['cannot be read', rejected('unreachable')],
    ['cannot be read because of an unexpected error', DEFECT],
  ] as const)('reports an unknown result when the request gets no response and the row %s', async (_, second) => {
    const { reportChanged, now, said, rename } = await openDialog([read('Sales'), second], [rejected('unreachable')]);
    await rename('Trade');
    expect(reportChanged).toHaveBeenCalledOnce();
    expect(said).toEqual([UNCONFIRMED]);
    expect(select.selectMessage(now())).toBe(UNCONFIRMED);
    expect(selectName(now())).toBe('Trade');
  });

  it('reports an unknown result when saving throws', async () => {
    const broken = saveRecordMachine.provide({
      actions: {
        storeRow: () => {
          throw new Error('Unexpected error');
        },
      },
    });
    const { now, said, rename } = await openDialog([read('Sales')], [read('Trade', 'new')], broken);
    await rename('Trade');
    expect(said).toEqual([UNCONFIRMED]);
    expect(select.selectMessage(now())).toBe(UNCONFIRMED);
  });

  it('times out after 15 s for the write, and after 15 s for the row', async () => {
    const { clock, load, now, reportChanged, said, rename } = await openDialog([read('Sales')]);
    await rename('Trade');
    expect(selectIsBusy(now())).toBe(true);
    expect(select.selectMessage(now())).toBeNull();
    clock.increment(15_000);
    expect(load).toHaveBeenCalledTimes(2);
    clock.increment(15_000);
    expect(said).toEqual([UNCONFIRMED]);
    expect(reportChanged).toHaveBeenCalledOnce();
  });

  it('shows after 5 s that it is still working: reading, saving, or checking the row', async () => {
    const opened = await openDialog([]);
    opened.clock.increment(4_999);
    expect(selectIsSlow(opened.now())).toBe(false);
    opened.clock.increment(1);
    expect(selectIsSlow(opened.now())).toBe(true);
    const { clock, now, rename } = await openDialog([read('Sales')]);
    await rename('Trade');
    const slow = [5_000, 10_000, 5_000].map((time) => {
      clock.increment(time);
      return selectIsSlow(now());
    });
    expect(slow).toEqual([true, true, true]);
  });

  it('closes while saving, and refreshes the lists', async () => {
    const { actor, reportChanged, rename, view } = await openDialog([read('Sales')]);
    await rename('Trade');
    actor.send({ type: 'dialog.close' });
    expect(view()).toBe('closed');
    expect(reportChanged).toHaveBeenCalledOnce();
  });
});
