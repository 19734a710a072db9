import type { ListQuery, Page, PageRequest, RowCount, Sort } from '../../../machines/list/page.ts';
import { EXPORT_PAGE_SIZE } from '../../../machines/rules/limits.ts';
import type { User } from '../../../machines/shared/entities.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { STAFF_FILTERS } from '../wire/filters.ts';
import { countMatches, readAllPages, readPage, searchMethod } from '../wire/lists.ts';
import { parseUser, STAFF_COLUMNS } from './users.ts';
import type { Connection } from '../wire/transport.ts';

const LISTED_STAFF_COLUMNS = `${STAFF_COLUMNS}, sort_name, role_level`;

/** The column of each sort order, whose value is the key of the cursor. */
const SORTS = {
  newest: { column: 'created_at', keyColumn: 'created_at' },
  name: { column: 'sort_name', keyColumn: 'sort_name' },
  email: { column: 'sort_email', keyColumn: 'email' },
  role: { column: 'role_level', keyColumn: 'role_level' },
  seen: { column: 'last_seen', keyColumn: 'last_seen' },
} as const;

type KnownSort = { key: keyof typeof SORTS; isDescending: boolean };

/** The default order, including for an unknown sort. */
const NEWEST_FIRST: KnownSort = { key: 'newest', isDescending: true };

/** The list of users (decisions, "People, teams, audit"). */
export function createUserListAdapter(connection: Connection) {
  async function listUsers(request: PageRequest, signal: AbortSignal): Promise<Outcome<Page<User>>> {
    const { search, after } = request;
    const sort = knownSort(request.sort);
    const { column, keyColumn } = SORTS[sort.key];
    const order = { ascending: !sort.isDescending, ...(sort.key === 'seen' && { nullsFirst: false }) };
    return readPage(
      connection,
      request,
      STAFF_FILTERS,
      (client, filters, limit) =>
        client
          .rpc(
            'search_staff',
            {
              query: search,
              filters: JSON.stringify(filters),
              sort: sort.key,
              is_descending: sort.isDescending,
              after_key: after?.key,
              after_id: after?.id,
              page_size: limit,
            },
            searchMethod(search),
          )
          .select(LISTED_STAFF_COLUMNS)
          .order(column, order)
          .order('id', order)
          .limit(limit),
      { keyColumn, parse: parseUser },
      signal,
    );
  }

  return {
    /** Reads a page of the users who match the search and the filters. Rejects if `signal` is aborted. */
    listUsers,

    /** Reads all users who match the search and the filters. Rejects if `signal` is aborted. */
    async listAllUsers(query: ListQuery, signal: AbortSignal): Promise<Outcome<User[]>> {
      return readAllPages((after) => listUsers({ ...query, after, size: EXPORT_PAGE_SIZE }, signal));
    },

    /** Counts the users who match the search and the filters: exactly without any, otherwise up to 1,000. */
    async countUsers(query: ListQuery, signal: AbortSignal): Promise<Outcome<RowCount>> {
      return countMatches(connection, query, STAFF_FILTERS, 'count_staff', signal);
    },
  };
}

function knownSort(sort: Sort | undefined): KnownSort {
  const key = Object.keys(SORTS).find((name): name is KnownSort['key'] => name === sort?.key);
  return sort === undefined || key === undefined ? NEWEST_FIRST : { key, isDescending: sort.isDescending };
}
