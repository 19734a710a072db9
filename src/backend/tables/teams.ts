import type { TeamValues } from '../../../machines/addTeam/teamForm.ts';
import type { Filters, ListQuery, Page, PageRequest, RowCount } from '../../../machines/list/page.ts';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import type { Team } from '../../../machines/shared/entities.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { parseDepartment } from './departments.ts';
import { knownFilters, TEAM_FILTERS } from '../wire/filters.ts';
import {
  BY_NAME,
  CHOICES_PAGE_SIZE,
  countedRows,
  NO_MATCHES,
  NO_ROWS,
  readAllPages,
  readPageByText,
  searchMethod,
} from '../wire/lists.ts';
import { done, parsed } from '../wire/outcomes.ts';
import { embeddedIn, numberIn, rowOf, textIn, type ColumnsOf, type Row } from '../wire/rows.ts';
import { readRowById, setArchived, updateRow, type Archiving, type RowRequest } from '../wire/tableRows.ts';
import { send, type Client, type Connection } from '../wire/transport.ts';

/** The column of each sort order. */
const SORTS: Partial<Record<string, string>> = {
  name: 'sort_name',
  department: 'by_department',
  members: 'by_members',
};

const TEAM_COLUMNS = 'id, name, sort_name, archived_at, updated_at, department:departments(id, name), member_count';

/** Teams, by default by name (specification, section 7). */
export function createTeamsAdapter(connection: Connection) {
  async function readPage(request: PageRequest, size: number, signal?: AbortSignal): Promise<Outcome<Page<Team>>> {
    const { search, after, sort } = request;
    const column = SORTS[sort?.key ?? ''];
    const order = sort && column !== undefined ? { column, isDescending: sort.isDescending } : BY_NAME;
    const filters = knownFilters(request.filters, TEAM_FILTERS);
    if (filters === null) return { ok: true, value: NO_ROWS };
    const build = (client: Client) => searchTeams(client, search, filters, {}, `${TEAM_COLUMNS}, ${order.column}`);
    return readPageByText(connection, after, size, build, parseTeam, order, signal);
  }

  return {
    /**
     * Reads a page of the teams that match the search and the filters `department` and `status`. Rejects if `signal` is
     * aborted.
     */
    async listTeams(request: PageRequest, signal: AbortSignal): Promise<Outcome<Page<Team>>> {
      return readPage(request, request.size ?? PAGE_SIZE, signal);
    },

    /** Counts the teams that match the search and the filters. */
    async countTeams({ search, filters: requested }: ListQuery, signal: AbortSignal): Promise<Outcome<RowCount>> {
      const filters = knownFilters(requested, TEAM_FILTERS);
      if (filters === null) return { ok: true, value: NO_MATCHES };
      const reply = await send(
        connection,
        (client, stop) => searchTeams(client, search, filters, { count: 'exact' }).limit(0).abortSignal(stop),
        signal,
      );
      return countedRows(reply);
    },

    /** Reads all teams, including archived ones, for a select. */
    async listTeamChoices(): Promise<Outcome<Team[]>> {
      return readAllPages((after) =>
        readPageByText(connection, after, CHOICES_PAGE_SIZE, (client) => allTeams(client, '', {}), parseTeam),
      );
    },

    /** Reads a team; null if it is gone. */
    async loadTeam(request: RowRequest): Promise<Outcome<Team | null>> {
      const reply = await readRowById(connection, 'teams', TEAM_COLUMNS, request);
      return parsed(reply, ({ data }) => (data === null ? null : parseTeam(rowOf(data))));
    },

    /** Adds a team. */
    async addTeam(values: TeamValues): Promise<Outcome> {
      const reply = await send(connection, (client, signal) =>
        client.from('teams').insert(columnsOf(values)).abortSignal(signal),
      );
      return done(reply);
    },

    /** Archives or restores a team. */
    setTeamArchived: (change: Archiving) => setArchived(connection, 'teams', change),

    /** Saves a team, unless another user saved in between (kind `changed`). */
    async saveTeam({ id, updatedAt, ...values }: { id: string; updatedAt: string } & TeamValues): Promise<Outcome> {
      const reply = await updateRow(connection, 'teams', { id, updatedAt }, (client, signal) =>
        client
          .from('teams')
          .update(columnsOf(values))
          .eq('id', id)
          .eq('updated_at', updatedAt)
          .select('id')
          .abortSignal(signal)
          .maybeSingle(),
      );
      return done(reply);
    },
  };
}

function columnsOf({ name, departmentId }: TeamValues): ColumnsOf<TeamValues> {
  return { name, department_id: departmentId };
}

function searchTeams(
  client: Client,
  search: string,
  { department, status }: Filters,
  options: { count?: 'exact' } = {},
  columns = TEAM_COLUMNS,
) {
  const teams = allTeams(client, search, options, columns);
  const found = status === 'archived' ? teams.not('archived_at', 'is', null) : teams.is('archived_at', null);
  return department === undefined ? found : found.eq('department_id', department);
}

/** The teams that match the search, including archived ones. */
function allTeams(client: Client, search: string, options: { count?: 'exact' }, columns = TEAM_COLUMNS) {
  return client.rpc('search_teams', { query: search.trim() }, { ...options, ...searchMethod(search) }).select(columns);
}

/** Parses a row of teams. */
export function parseTeam(row: Row): Team {
  return {
    id: textIn(row, 'id'),
    name: textIn(row, 'name'),
    department: parseDepartment(embeddedIn(row, 'department')),
    isArchived: row['archived_at'] !== null,
    memberCount: numberIn(row, 'member_count'),
    updatedAt: textIn(row, 'updated_at'),
  };
}
