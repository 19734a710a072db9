import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import * as limits from '../machines/rules/limits.ts';

const MIGRATIONS = 'supabase/migrations';
const sql = readdirSync(MIGRATIONS).map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'));
const config = parse(readFileSync('supabase/config.toml', 'utf8'));

/** The distinct numbers that `pattern` captures in the migrations. */
function numbersInSql(pattern: RegExp): number[] {
  const found = sql.flatMap((text) => Array.from(text.matchAll(pattern), ([, number]) => Number(number)));
  return Array.from(new Set(found));
}

it('limits names to the same length in the database', () => {
  expect(numbersInSql(/check \(\w*name <> '' and char_length\(\w+\) <= (\d+)\)/g)).toEqual([limits.NAME_LENGTH]);
});

it('changes as many people at once as the database', () => {
  expect(numbersInSql(/cardinality\(ids\), 0\) not between 1 and (\d+)/g)).toEqual([limits.CHANGED_AT_ONCE]);
});

it('lets one import invite everybody', () => {
  expect(numbersInSql(/action = 'TICKET'[^;]+ offset (\d+)/g)).toEqual([limits.IMPORT_ROWS - 1]);
});

it('limits searches to the same length in the database', () => {
  expect(numbersInSql(/bounded\(query, (\d+)\)/g)).toEqual([limits.SEARCH_LENGTH]);
});

it('calls users dormant, overdue or leaving soon after the same time in the database', () => {
  const days = (limit: number) => [limit / (24 * 60 * 60_000)];
  expect(numbersInSql(/idle_since < now\(\) - interval '(\d\d) days'/g)).toEqual(days(limits.DORMANT_AFTER));
  expect(numbersInSql(/idle_since < now\(\) - interval '(\d) days'/g)).toEqual(days(limits.SETUP_OVERDUE_AFTER));
  expect(numbersInSql(/suspended_from < now\(\) \+ interval '(\d+) days'/g)).toEqual(days(limits.LEAVING_SOON));
  const hours = numbersInSql(/invited_at [<>]=? now\(\) - interval '(\d+) hours'/g);
  expect(hours).toEqual([limits.EMAIL_LINK_LIFETIME / (60 * 60_000)]);
});

it('reads no page larger than the server returns', () => {
  expect(config).toMatchObject({ api: { max_rows: 2 * limits.EXPORT_PAGE_SIZE } });
  // One more, so that a count distinguishes 1,000 from more.
  expect(numbersInSql(/limit least\([\w$]+, (\d+)\)/g)).toEqual([2 * limits.EXPORT_PAGE_SIZE + 1]);
});

it('matches the durations and the password length of the auth server', () => {
  expect(config).toMatchObject({
    auth: {
      minimum_password_length: limits.MINIMUM_PASSWORD_LENGTH,
      email: {
        max_frequency: `${limits.RESET_COOLDOWN / 1_000}s`,
        otp_expiry: limits.EMAIL_LINK_LIFETIME / 1_000,
      },
    },
  });
});
