import { describe, expect, it } from 'vitest';
import { answering, rejected } from '../testing/answers.ts';
import { creating, preview, run } from './importFixtures.ts';
import * as select from './selectors.ts';

describe('leaving', () => {
  it('cannot be closed during a run', async () => {
    const dialog = await preview({ addProfile: answering() });
    expect(select.selectWouldLose(dialog.snapshot())).toBe(false);
    await dialog.press({ type: 'import.start' }, { type: 'dialog.close' }, { type: 'dialog.dismiss' });
    expect(dialog.view()).toBe('run');
    expect(select.selectWouldLose(dialog.snapshot())).toBe(true);
  });

  it.each(['dialog.close', 'dialog.dismiss'] as const)(
    'requires confirmation on %s while passwords are not downloaded',
    async (type) => {
      const dialog = await run();
      expect(select.selectUnsavedCount(dialog.snapshot())).toBe(3);
      expect(select.selectWouldLose(dialog.snapshot())).toBe(true);
      await dialog.press({ type });
      expect(dialog.view()).toBe('leave');
      await dialog.press({ type: 'leave.cancel' });
      expect(dialog.view()).toBe('results');
      expect(dialog.reportAdded).toHaveBeenCalledOnce();
      await dialog.press({ type }, { type: 'leave.confirm' });
      expect(dialog.snapshot().status).toBe('done');
    },
  );

  it.each(['dialog.close', 'dialog.dismiss'] as const)('closes on %s after the download', async (type) => {
    const dialog = await run();
    await dialog.press({ type: 'results.download' });
    expect(select.selectWouldLose(dialog.snapshot())).toBe(false);
    await dialog.press({ type });
    expect(dialog.snapshot().status).toBe('done');
  });

  it('confirms again when there are newer passwords than the download', async () => {
    const dialog = await run({ createAccount: creating(rejected('taken')) });
    await dialog.press({ type: 'results.download' });
    expect(select.selectUnsavedCount(dialog.snapshot())).toBe(0);
    await dialog.press({ type: 'import.startOver' });
    expect(select.selectUnsavedCount(dialog.snapshot())).toBe(1);
    await dialog.press({ type: 'dialog.close' });
    expect(dialog.view()).toBe('leave');
  });

  it('closes when no one was added', async () => {
    const errors = Array.from({ length: 3 }, () => rejected('invalid', 'No'));
    const dialog = await run({ createAccount: creating(...errors) });
    await dialog.press({ type: 'dialog.close' });
    expect(dialog.snapshot().status).toBe('done');
  });
});
