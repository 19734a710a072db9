import type { Page, PageRequest } from '../../machines/directory/page.ts';
import type { AuditLog } from '../../machines/entities.ts';
import type { Outcome } from '../../machines/outcome.ts';
import { PAGE_SIZE } from '../../machines/rules/limits.ts';
import { AUDIT_LOG_COLUMNS, parseAuditLog } from './auditLogRow.ts';
import type { Client, Connection } from './client.ts';
import { behind, toPage } from './keyset.ts';
import { parsed } from './outcomes.ts';
import { send } from './request.ts';

/** What the audit trail is narrowed to; `from` and `until` are ISO 8601 texts, and `until` itself is left out. */
export type AuditFilters = {
  performedBy?: string;
  action?: string;
  resourceType?: string;
  from?: string;
  until?: string;
};

export type AuditRequest = PageRequest & { filters?: AuditFilters };

/** The audit trail, newest first (specification, section 7). */
export function createAuditLogsAdapter(connection: Connection) {
  return {
    /** A page of the entries that search and filters find. Rejects when `signal` ends it. */
    async listAuditLogs(request: AuditRequest, signal: AbortSignal): Promise<Outcome<Page<AuditLog>>> {
      const { after } = request;
      const reply = await send(
        connection,
        (client, stop) => {
          let entries = found(client, request);
          if (after) entries = entries.lte('performed_at', after.key).or(behind('performed_at', after));
          return entries
            .order('performed_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(PAGE_SIZE + 1)
            .abortSignal(stop);
        },
        signal,
      );
      return parsed(reply, ({ data }) => toPage(data, PAGE_SIZE, 'performed_at', parseAuditLog));
    },

    /** How many entries search and filters find. */
    async countAuditLogs(request: Omit<AuditRequest, 'after'>, signal: AbortSignal): Promise<Outcome<number>> {
      const reply = await send(
        connection,
        (client, stop) => found(client, request, { count: 'exact' }).limit(0).abortSignal(stop),
        signal,
      );
      return parsed(reply, ({ count }) => count ?? 0);
    },
  };
}

function found(
  client: Client,
  { search, filters = {} }: Omit<AuditRequest, 'after'>,
  options: { count?: 'exact' } = {},
) {
  const query = search.trim();
  const { performedBy, action, resourceType, from, until } = filters;
  let entries =
    query === ''
      ? client.from('audit_logs').select(AUDIT_LOG_COLUMNS, options)
      : client.rpc('search_audit_logs', { query }, options).select(AUDIT_LOG_COLUMNS);
  if (performedBy !== undefined) entries = entries.eq('performed_by', performedBy);
  if (action !== undefined) entries = entries.eq('action', action);
  if (resourceType !== undefined) entries = entries.eq('resource_type', resourceType);
  if (from !== undefined) entries = entries.gte('performed_at', from);
  if (until !== undefined) entries = entries.lt('performed_at', until);
  return entries;
}
