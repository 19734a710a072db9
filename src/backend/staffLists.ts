import type { Filters, ListQuery, Page, PageRequest, RowCount, Sort } from '../../machines/list/page.ts';
import type { StaffMember } from '../../machines/shared/entities.ts';
import type { Outcome } from '../../machines/shared/outcome.ts';
import { PAGE_SIZE } from '../../machines/rules/limits.ts';
import type { Client, Connection } from './client.ts';
import { LISTED_STAFF_COLUMNS } from './columns.ts';
import { staffFilters } from './filters.ts';
import { NO_ROWS, toPage } from './keyset.ts';
import { parsed } from './outcomes.ts';
import { send } from './request.ts';
import { searchMethod } from './searchMethod.ts';
import { countedMatches, NO_MATCHES } from './rowCount.ts';
import { parseStaffMember } from './staffRow.ts';

/** What people are sorted by: the column of the order, and the one that a page's end is told by. */
const SORTS = {
  newest: { column: 'created_at', keyColumn: 'created_at' },
  name: { column: 'sort_name', keyColumn: 'sort_name' },
  email: { column: 'sort_email', keyColumn: 'email' },
  role: { column: 'role_level', keyColumn: 'role_level' },
} as const;

const NEWEST_FIRST = { key: 'newest', isDescending: true } as const;

/** The list of people, newest first unless it is sorted (decisions, "People, teams, audit"). */
export function createStaffLists(connection: Connection) {
  return {
    /** A page of the people whom search and filters find. Rejects when `signal` ends it. */
    async listStaff(request: PageRequest, signal: AbortSignal): Promise<Outcome<Page<StaffMember>>> {
      const filters = staffFilters(request.filters);
      if (filters === null) return { ok: true, value: NO_ROWS };
      const sort = knownSort(request.sort);
      const { size = PAGE_SIZE } = request;
      const reply = await send(
        connection,
        (client, stop) =>
          found(client, { ...request, size }, filters, sort)
            .limit(size + 1)
            .abortSignal(stop),
        signal,
      );
      return parsed(reply, ({ data }) => toPage(data, size, SORTS[sort.key].keyColumn, parseStaffMember));
    },

    /** How many people search and filters find: all of them exactly, others up to 1,000. */
    async countStaff(request: ListQuery, signal: AbortSignal): Promise<Outcome<RowCount>> {
      const filters = staffFilters(request.filters);
      if (filters === null) return { ok: true, value: NO_MATCHES };
      const reply = await send(
        connection,
        (client, stop) => client.rpc('count_staff', { query: request.search, filters }).abortSignal(stop),
        signal,
      );
      return countedMatches(reply);
    },
  };
}

type Sized = PageRequest & { size: number };

type KnownSort = { key: keyof typeof SORTS; isDescending: boolean };

/** An order that there is not is the list's own. */
function knownSort(sort: Sort | undefined): KnownSort {
  const key = Object.keys(SORTS).find((name): name is KnownSort['key'] => name === sort?.key);
  return sort === undefined || key === undefined ? NEWEST_FIRST : { key, isDescending: sort.isDescending };
}

function found(client: Client, { search, after, size }: Sized, filters: Filters, sort: KnownSort) {
  const order = { ascending: !sort.isDescending };
  return client
    .rpc(
      'search_staff',
      {
        query: search,
        filters: JSON.stringify(filters),
        sort: sort.key,
        is_descending: sort.isDescending,
        after_key: after?.key,
        after_id: after?.id,
        page_size: size + 1,
      },
      searchMethod(search),
    )
    .select(LISTED_STAFF_COLUMNS)
    .order(SORTS[sort.key].column, order)
    .order('id', order);
}
