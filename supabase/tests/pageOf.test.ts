import { expect, it } from 'vitest';
import { startServers } from './support/adapters.ts';

const servers = startServers();

const CONDITIONS = ['true', `role = 'EMPLOYEE'`];
const TEXTS = {
  'everybody has': '%example%',
  'many have': '%an%',
  'one has': 'newcomer@%',
  'nobody has': '%nobody at all%',
};
/** Beside the text: nothing, a role, and nobody. */
const OTHER_ARMS = [[], [`role = 'MANAGER'`], ['false', `role = 'ADMIN'`]];
const ORDERS = [true, false].flatMap((isDescending) =>
  ['created_at', 'sort_name'].map((key) => ({ key, isDescending })),
);

/** Each way to a page: how many rows are looked at first, how many matches are sorted at most, and how many fill it. */
const WAYS = `
  unnest(array[1, 3, 20, 1000]) as front cross join unnest(array[0, 5, 1000000]) as few
  cross join unnest(array[1, 7, 60]) as size`;

it.each(Object.entries(TEXTS))(
  'The first rows with a text that %s are the same, wherever they are looked for',
  async (_, text) => {
    for (const condition of CONDITIONS) {
      for (const others of OTHER_ARMS) {
        for (const { key, isDescending } of ORDERS) {
          const direction = isDescending ? 'desc' : 'asc';
          const arms = [`email like '${text}' or search_text like '${text}'`, ...others];
          const rows = await servers.sql<{ front: number; few: number; size: number }>(
            `select front, few, size from ${WAYS}
          where public.page_of('public.users', $1, '${key}', ${isDescending}, $2, $3, size, front, few) is distinct from array(
            select id from public.users where ${condition} and (${arms.join(' or ')})
            order by ${key} ${direction}, id ${direction} limit size)`,
            [condition, arms[0], arms],
          );
          expect([condition, arms, key, direction, rows]).toEqual([condition, arms, key, direction, []]);
        }
      }
    }
  },
);

/** Texts of entries, by how many days ago they were written. */
const TEXTS_OF_ENTRIES = {
  'every entry has': 'true',
  'every third has': 'number % 3 = 0',
  'few have, all of them new or old': 'number < 6 or number > 560',
  'one has': 'number = 300',
  'nobody has': 'false',
};

it.each(Object.entries(TEXTS_OF_ENTRIES))(
  'The newest entries with a text that %s are the same, in however many months they are looked for',
  async (text, has) => {
    // Three and a half years, and no month without entries.
    await servers.sql(
      `insert into public.audit_logs
        (performed_at, performed_by_label, action, resource_type, resource_id, subject_id, details, search_text, word_starts)
      select now() - interval '2 days' * number, 'Mia', case number % 5 when 0 then 'DELETE' else 'UPDATE' end, 'users',
        number, gen_random_uuid(), '{}', case when ${has} then $1 else '' end, '{}'
      from generate_series(1, 640) as number`,
      [text],
    );
    for (const condition of ['true', `performed_at < now() - interval '100 days'`]) {
      for (const others of [[], [`action = 'DELETE'`]]) {
        const arms = [`search_text = '${text}'`, ...others];
        const rows = await servers.sql(
          `select front, few, size from ${WAYS}
          where public.page_of('public.audit_logs', $1, 'performed_at', true, $2, $3, size, front, few, true)
            is distinct from array(
              select id from public.audit_logs where ${condition} and (${arms.join(' or ')})
              order by performed_at desc, id desc limit size)`,
          [condition, arms[0], arms],
        );
        expect([condition, arms, rows]).toEqual([condition, arms, []]);
      }
    }
  },
);

it('A time is in a period of ten days and in one of sixty, which are told apart', async () => {
  const [{ periods: expression } = { periods: '' }] = await servers.sql<{ periods: string }>(
    `select public.periods_expression('at') as periods`,
  );
  const rows = await servers.sql<{ same: boolean[] }>(
    `select array[${expression} && array['2000-01-01 00:00Z'::timestamptz], ${expression} && array['2000-01-01 00:01Z'::timestamptz]] as same
    from unnest('{
      2000-01-01 00:00+00, 2000-01-01 00:01+00, 2000-01-10 23:59:59.999+00, 2000-01-11 00:00+00, 2000-01-11 00:30+01,
      2000-03-01 00:00:59+00, 2000-03-01 00:01+00
    }'::timestamptz[]) as at`,
  );
  expect(rows.map(({ same }) => same)).toEqual([
    [true, false],
    [true, true],
    [true, true],
    [false, true],
    [true, true],
    [false, true],
    [false, false],
  ]);
});
