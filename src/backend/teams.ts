import type { TeamValues } from '../../machines/addTeam/teamForm.ts';
import type { Filters, ListQuery, Page, PageRequest, RowCount } from '../../machines/list/page.ts';
import type { Team } from '../../machines/shared/entities.ts';
import type { Outcome } from '../../machines/shared/outcome.ts';
import { PAGE_SIZE } from '../../machines/rules/limits.ts';
import type { Client, Connection } from './client.ts';
import { TEAM_COLUMNS } from './columns.ts';
import { teamFilters } from './filters.ts';
import { CHOICES_PAGE_SIZE, NO_ROWS, readAllPages, readByName, toPage, verbatim } from './keyset.ts';
import { done, parsed, whyUnsaved } from './outcomes.ts';
import { readRow } from './readRow.ts';
import { send } from './request.ts';
import { searchMethod } from './searchMethod.ts';
import { countedRows, NO_MATCHES } from './rowCount.ts';
import type { ColumnsOf, Row } from './rows.ts';
import { parseTeam } from './teamRow.ts';

function columnsOf({ name, departmentId }: TeamValues): ColumnsOf<TeamValues> {
  return { name, department_id: departmentId };
}

/** Teams, by name (specification, section 7). */
export function createTeamsAdapter(connection: Connection) {
  async function readPage(
    { search, after, filters: asked }: PageRequest,
    size: number,
    signal?: AbortSignal,
  ): Promise<Outcome<Page<Team>>> {
    const filters = teamFilters(asked);
    if (filters === null) return { ok: true, value: NO_ROWS };
    const rows = await readByName(after, (range) =>
      send(
        connection,
        (client, stop) => {
          let teams = found(client, search, filters);
          if (after && range === 'sameName') {
            teams = teams.filter('sort_name', 'eq(any)', verbatim(after.key)).gt('id', after.id);
          }
          if (after && range === 'laterNames') teams = teams.filter('sort_name', 'gt(any)', verbatim(after.key));
          return teams
            .order('sort_name')
            .order('id')
            .limit(size + 1)
            .abortSignal(stop);
        },
        signal,
      ),
    );
    return parsed(rows, (data) => toPage(data, size, 'sort_name', parseTeam));
  }

  return {
    /** A page of the teams that search and filter (`department`, its id) find. Rejects when `signal` ends it. */
    async listTeams(request: PageRequest, signal: AbortSignal): Promise<Outcome<Page<Team>>> {
      return readPage(request, request.size ?? PAGE_SIZE, signal);
    },

    /** How many teams search and filter find. */
    async countTeams({ search, filters: asked }: ListQuery, signal: AbortSignal): Promise<Outcome<RowCount>> {
      const filters = teamFilters(asked);
      if (filters === null) return { ok: true, value: NO_MATCHES };
      const reply = await send(
        connection,
        (client, stop) => found(client, search, filters, { count: 'exact' }).limit(0).abortSignal(stop),
        signal,
      );
      return countedRows(reply);
    },

    /** Every team, for a select. */
    async listTeamChoices(): Promise<Outcome<Team[]>> {
      return readAllPages((after) => readPage({ search: '', after }, CHOICES_PAGE_SIZE));
    },

    /** Reads a team as it is now, once: part of a write. Null when it is gone. */
    async loadTeam({ id }: { id: string }): Promise<Outcome<Team | null>> {
      const reply = await readRow(connection, (client, stop) =>
        client.from('teams').select(TEAM_COLUMNS).eq('id', id).retry(false).abortSignal(stop).maybeSingle(),
      );
      return parsed(reply, ({ data }) => (data === null ? null : parseTeam(data as Row)));
    },

    /** Adds a team, in a department or in none. */
    async addTeam(values: TeamValues): Promise<Outcome> {
      return done(
        await send(connection, (client, stop) => client.from('teams').insert(columnsOf(values)).abortSignal(stop)),
      );
    },

    /** Saves a team, unless somebody else saved in between (kind `changed`). */
    async saveTeam({ id, updatedAt, ...values }: { id: string; updatedAt: string } & TeamValues): Promise<Outcome> {
      const reply = await send(connection, (client, stop) =>
        client
          .from('teams')
          .update(columnsOf(values))
          .eq('id', id)
          .eq('updated_at', updatedAt)
          .select('id')
          .abortSignal(stop)
          .maybeSingle(),
      );
      if (!reply.ok || reply.value.data !== null) return done(reply);
      const current = await readRow(connection, (client, stop) =>
        client.from('teams').select('updated_at').eq('id', id).abortSignal(stop).maybeSingle(),
      );
      return whyUnsaved(current, updatedAt);
    },
  };
}

function found(client: Client, search: string, { department }: Filters, options: { count?: 'exact' } = {}) {
  const teams = client
    .rpc('search_teams', { query: search.trim() }, { ...options, ...searchMethod(search) })
    .select(TEAM_COLUMNS);
  return department === undefined ? teams : teams.eq('department_id', department);
}
