import type { Filters, ListQuery, Page, PageRequest, RowCount } from '../../machines/list/page.ts';
import type { AuditLog } from '../../machines/shared/entities.ts';
import type { Outcome } from '../../machines/shared/outcome.ts';
import { PAGE_SIZE } from '../../machines/rules/limits.ts';
import { parseAuditLog } from './auditLogRow.ts';
import type { Client, Connection } from './client.ts';
import { AUDIT_LOG_COLUMNS } from './columns.ts';
import { auditFilters } from './filters.ts';
import { NO_ROWS, toPage } from './keyset.ts';
import { parsed } from './outcomes.ts';
import { send } from './request.ts';
import { searchMethod } from './searchMethod.ts';
import { countedMatches, NO_MATCHES } from './rowCount.ts';

/** The audit trail, newest first (specification, section 7). */
export function createAuditLogsAdapter(connection: Connection) {
  return {
    /**
     * A page of the entries that search and filters find: `by` and `about` (ids), `action`, `table`, and `from` and
     * `until` (ISO 8601; `until` itself is left out). Rejects when `signal` ends it.
     */
    async listAuditLogs(request: PageRequest, signal: AbortSignal): Promise<Outcome<Page<AuditLog>>> {
      const filters = auditFilters(request.filters);
      if (filters === null) return { ok: true, value: NO_ROWS };
      const { size = PAGE_SIZE } = request;
      const reply = await send(
        connection,
        (client, stop) =>
          found(client, { ...request, size }, filters)
            .order('performed_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(size + 1)
            .abortSignal(stop),
        signal,
      );
      return parsed(reply, ({ data }) => toPage(data, size, 'performed_at', parseAuditLog));
    },

    /** How many entries search and filters find, up to 1,000, or fewer where more would take long. */
    async countAuditLogs(request: ListQuery, signal: AbortSignal): Promise<Outcome<RowCount>> {
      const filters = auditFilters(request.filters);
      if (filters === null) return { ok: true, value: NO_MATCHES };
      const reply = await send(
        connection,
        (client, stop) => client.rpc('count_audit_logs', { query: request.search, filters }).abortSignal(stop),
        signal,
      );
      return countedMatches(reply);
    },
  };
}

function found(client: Client, { search, after, size }: PageRequest & { size: number }, filters: Filters) {
  return client
    .rpc(
      'search_audit_logs',
      {
        query: search,
        filters: JSON.stringify(filters),
        after_key: after?.key,
        after_id: after?.id,
        page_size: size + 1,
      },
      searchMethod(search),
    )
    .select(AUDIT_LOG_COLUMNS);
}
