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
