import { expect, it, vi } from 'vitest';
import * as standIn from './standIn.ts';

it('hands each row of values to a test, and names the one that fails, as vitest does', async () => {
  const work = vi.fn<(...row: unknown[]) => void>();
  work.mockImplementation((code) => {
    if (code === 'B') throw new Error('broken');
  });
  const suite = await standIn.collect('rules.test.ts', () => {
    standIn.it.each(['alone'])('one value (%s)', work);
    standIn.it.each([
      ['A', 1],
      ['B', 2],
      ['C', 3],
    ])('two values (%s)', work);
    return Promise.resolve();
  });
  expect(await standIn.firstFailure(suite)).toBe('rules.test.ts › two values (B)');
  expect(work.mock.calls).toEqual([['alone'], ['A', 1], ['B', 2]]);
});
