import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../machines/list/page.ts';
import { quoted, readAllPages, toPage } from './lists.ts';
import { textIn } from './rows.ts';

/** supabase-js warns about Node 20, on which the tests still run, when it is imported. */
const importWarnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
beforeAll(() => importWarnings.mockRestore());

const row = (id: string) => ({ id, created_at: `2026-01-0${id} 00:00:00.123456+00` });

describe('a value in a filter', () => {
  it.each([
    ['plain', '"plain"'],
    ['a,b.c(d)', '"a,b.c(d)"'],
    ['say "hi"', '"say \\"hi\\""'],
    ['back\\slash', '"back\\\\slash"'],
    ['"),id.gt.(', '"\\"),id.gt.("'],
  ])('%s becomes %s', (value, expected) => expect(quoted(value)).toBe(expected));
});

describe('a page', () => {
  const id = (value: Record<string, unknown>) => textIn(value, 'id');

  it('ends where the next begins, when one row too many was read', () => {
    expect(toPage([row('3'), row('2'), row('1')], 2, { keyColumn: 'created_at', parse: id })).toEqual({
      rows: ['3', '2'],
      next: { key: '2026-01-02 00:00:00.123456+00', id: '2' },
    });
  });

  it('is the last one otherwise', () => {
    expect(toPage([row('3'), row('2')], 2, { keyColumn: 'created_at', parse: id })).toEqual({
      rows: ['3', '2'],
      next: null,
    });
    expect(toPage([], 2, { keyColumn: 'created_at', parse: id })).toEqual({ rows: [], next: null });
  });

  it('follows the others when all are read', async () => {
    const pages: Record<string, Page<number>> = {
      first: { rows: [1, 2], next: { key: 'k', id: 'second' } },
      second: { rows: [3], next: null },
    };
    const read = (start: string) =>
      Promise.resolve({ ok: true as const, value: pages[start] ?? { rows: [], next: null } });
    expect(await readAllPages((after) => read(after?.id ?? 'first'))).toEqual({ ok: true, value: [1, 2, 3] });
  });

  it('passes an error on', async () => {
    const rejected = { ok: false as const, error: { kind: 'unreachable' as const, message: null } };
    expect(await readAllPages(() => Promise.resolve(rejected))).toBe(rejected);
  });
});
