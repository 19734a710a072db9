import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../../machines/list/page.ts';
import { quoted, readAllPages, toPage } from './lists.ts';
import { textIn } from './rows.ts';

/** supabase-js warns about Node 20 on import; the tests still support it. */
const importWarnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
beforeAll(() => importWarnings.mockRestore());

const row = (id: string) => ({ id, created_at: `2026-01-0${id} 00:00:00.123456+00` });

describe('filter value', () => {
  it.each([
    ['plain', '"plain"'],
    ['a,b.c(d)', '"a,b.c(d)"'],
    ['say "hi"', '"say \\"hi\\""'],
    ['back\\slash', '"back\\\\slash"'],
    ['"),id.gt.(', '"\\"),id.gt.("'],
  ])('%s becomes %s', (value, expected) => expect(quoted(value)).toBe(expected));
});

describe('page', () => {
  const id = (value: Record<string, unknown>) => textIn(value, 'id');

  it('has a cursor when one row beyond the page was read', () => {
    expect(toPage([row('3'), row('2'), row('1')], 2, { keyColumn: 'created_at', parse: id })).toEqual({
      rows: ['3', '2'],
      next: { key: '2026-01-02 00:00:00.123456+00', id: '2' },
    });
  });

  it('has no cursor otherwise', () => {
    expect(toPage([row('3'), row('2')], 2, { keyColumn: 'created_at', parse: id })).toEqual({
      rows: ['3', '2'],
      next: null,
    });
    expect(toPage([], 2, { keyColumn: 'created_at', parse: id })).toEqual({ rows: [], next: null });
  });

  it('is read after the others by readAllPages', async () => {
    const pages: Record<string, Page<number>> = {
      first: { rows: [1, 2], next: { key: 'k', id: 'second' } },
      second: { rows: [3], next: null },
    };
    const read = (start: string) =>
      Promise.resolve({ ok: true as const, value: pages[start] ?? { rows: [], next: null } });
    expect(await readAllPages((after) => read(after?.id ?? 'first'))).toEqual({ ok: true, value: [1, 2, 3] });
  });

  it('returns an error unchanged', async () => {
    const rejected = { ok: false as const, error: { kind: 'unreachable' as const, message: null } };
    expect(await readAllPages(() => Promise.resolve(rejected))).toBe(rejected);
  });
});
