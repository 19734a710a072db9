import { afterEach, describe, expect, it, vi } from 'vitest';
import { cellTime } from '../../../machines/rules/dates.ts';
import { exportText, fileNameOf, type ExportedList } from './exportFile.ts';

type Row = { id: string; name: string };
const list: ExportedList<Row> = {
  name: 'people',
  table: 'users',
  columns: { Name: ({ name }) => name, Id: ({ id }) => id },
};
const csv = (...names: string[]) =>
  exportText(
    names.map((name) => ({ id: '1', name })),
    'csv',
    list,
  );

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('exported file', () => {
  it('is CSV with a header as in RFC 4180, and a byte order mark', async () => {
    expect(await csv('Ann', 'O"Hara, Jr.', 'two\nlines')).toBe(
      '\uFEFFName,Id\r\nAnn,1\r\n"O""Hara, Jr.",1\r\n"two\nlines",1',
    );
  });

  it.each(['=1+1', '+49', '-2', '@sum', '＝1+1', '＋49', '－2', '＠sum', '\tx', '\rx', '=HYPERLINK("http://x")'])(
    'H-11 escapes a formula of a spreadsheet: %j',
    async (name) => {
      const [, row = ''] = (await csv(name)).split(/(?<=Id)\r\n/);
      expect(row).toMatch(/^"?'/);
    },
  );

  it.each([
    ['2026-11-28T09:16:36.123456+00:00', '2026-11-28 09:16:36'],
    ['2026-11-28T00:30:00+02:00', '2026-11-27 22:30:00'],
    ['2026-11-28 09:33:50.995+00', '2026-11-28 09:33:50'],
    [null, ''],
  ])('F-105 contains %s as %s', (time, cell) => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(cellTime(time)).toBe(cell);
  });

  it('has the local date in its name', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    vi.setSystemTime('2026-11-23T03:00:00Z');
    expect(fileNameOf('audit-logs', 'csv')).toBe('audit-logs-2026-11-22.csv');
  });

  it('is JSON with all fields', async () => {
    const rows = [{ id: '1', name: '=1+1' }];
    expect(JSON.parse(await exportText(rows, 'json', list))).toEqual(rows);
  });
});
