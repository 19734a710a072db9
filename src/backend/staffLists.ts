import type { Page, PageRequest } from '../../machines/directory/page.ts';
import type { StaffMember } from '../../machines/entities.ts';
import type { Outcome } from '../../machines/outcome.ts';
import { PAGE_SIZE } from '../../machines/rules/limits.ts';
import type { Client, Connection } from './client.ts';
import { behind, toPage } from './keyset.ts';
import { parsed } from './outcomes.ts';
import { send } from './request.ts';
import { parseStaffMember, STAFF_COLUMNS } from './staffRow.ts';

/** The list of people, newest first (decisions, "People, teams, audit"). */
export function createStaffLists(connection: Connection) {
  return {
    /** A page of the people whom the search finds. Rejects when `signal` ends it. */
    async listStaff({ search, after }: PageRequest, signal: AbortSignal): Promise<Outcome<Page<StaffMember>>> {
      const reply = await send(
        connection,
        (client, stop) => {
          let people = found(client, search);
          if (after) people = people.lte('created_at', after.key).or(behind('created_at', after));
          return people
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(PAGE_SIZE + 1)
            .abortSignal(stop);
        },
        signal,
      );
      return parsed(reply, ({ data }) => toPage(data, PAGE_SIZE, 'created_at', parseStaffMember));
    },

    /** How many people the search finds. */
    async countStaff({ search }: Pick<PageRequest, 'search'>, signal: AbortSignal): Promise<Outcome<number>> {
      const reply = await send(
        connection,
        (client, stop) => found(client, search, { count: 'exact' }).limit(0).abortSignal(stop),
        signal,
      );
      return parsed(reply, ({ count }) => count ?? 0);
    },
  };
}

function found(client: Client, search: string, options: { count?: 'exact' } = {}) {
  const query = search.trim();
  return query === ''
    ? client.from('users').select(STAFF_COLUMNS, options)
    : client.rpc('search_staff', { query }, options).select(STAFF_COLUMNS);
}
