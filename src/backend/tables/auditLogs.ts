import type { ListQuery, Page, PageRequest, RowCount } from '../../../machines/list/page.ts';
import type { RowsReport } from '../../../machines/reportRows/reportRowsMachine.ts';
import type { AuditChange, AuditLog } from '../../../machines/shared/entities.ts';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { AUDIT_FILTERS } from '../wire/filters.ts';
import { countMatches, readPage, searchMethod } from '../wire/lists.ts';
import { done } from '../wire/outcomes.ts';
import { embeddedIn, optionalTextIn, textIn, type Row } from '../wire/rows.ts';
import { send, type Connection } from '../wire/transport.ts';

/** The name of an exported or printed list in the audit log. */
export type ReportedList = 'users' | 'teams' | 'audit_logs';

/** The fields of section 7, and the performer's name, address and role at the time. */
const AUDIT_LOG_COLUMNS =
  'id, performed_at, performed_by, performed_by_label, performed_by_email, performed_by_role, action, details, resource_type, resource_id, subject_id, created_at, updated_at';

/** The maximum number of characters of a reported filter. */
const FILTER_LENGTH = 200;

/** The audit log, newest first (specification, section 7). */
export function createAuditLogsAdapter(connection: Connection) {
  return {
    /**
     * Reads a page of the entries that match the search and the filters `by` and `about` (ids), `action`, `table`,
     * `from` and `until` (ISO 8601; before `until`). Rejects if `signal` is aborted.
     */
    async listAuditLogs(request: PageRequest, signal: AbortSignal): Promise<Outcome<Page<AuditLog>>> {
      const { search, after } = request;
      return readPage(
        connection,
        request,
        AUDIT_FILTERS,
        (client, filters, limit) =>
          client
            .rpc(
              'search_audit_logs',
              {
                query: search,
                filters: JSON.stringify(filters),
                after_key: after?.key,
                after_id: after?.id,
                page_size: limit,
              },
              searchMethod(search),
            )
            .select(AUDIT_LOG_COLUMNS)
            .order('performed_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(limit),
        { keyColumn: 'performed_at', parse: parseAuditLog },
        signal,
      );
    },

    /** Counts the entries that match the search and the filters, up to 1,000. */
    async countAuditLogs(query: ListQuery, signal: AbortSignal): Promise<Outcome<RowCount>> {
      return countMatches(connection, query, AUDIT_FILTERS, 'count_audit_logs', signal);
    },

    /** Adds an entry: rows of a list are exported or printed. */
    async reportExport({ list, format, query, rowCount }: RowsReport & { list: ReportedList }): Promise<Outcome> {
      const { search, filters = {} } = query;
      const given = Object.entries(search.trim() === '' ? filters : { search, ...filters });
      // By code points, like the server.
      const shortened = given.map(([name, value]): [string, string] => [
        name,
        Array.from(value).slice(0, FILTER_LENGTH).join(''),
      ]);
      const report = { list, format, filters: Object.fromEntries(shortened), row_count: rowCount };
      return done(await send(connection, (client, stop) => client.rpc('report_export', report).abortSignal(stop)));
    },

    /** Adds an entry: a reset email was sent to another user. */
    async reportResetEmail({ email }: { email: string }): Promise<Outcome> {
      const reply = await send(connection, (client, stop) =>
        client.rpc('report_reset_email', { recipient_email: email }).abortSignal(stop),
      );
      return done(reply);
    },
  };
}

/** Parses a row of audit_logs. */
export function parseAuditLog(row: Row): AuditLog {
  const details = embeddedIn(row, 'details') ?? {};
  const email = optionalTextIn(row, 'performed_by_email');
  return {
    id: textIn(row, 'id'),
    performedAt: textIn(row, 'performed_at'),
    performedBy: optionalTextIn(row, 'performed_by'),
    performedByLabel: optionalTextIn(row, 'performed_by_label') ?? '',
    performer: email === null ? null : { email, role: optionalTextIn(row, 'performed_by_role') },
    action: textIn(row, 'action'),
    resourceType: textIn(row, 'resource_type'),
    resourceId: optionalTextIn(row, 'resource_id'),
    subjectId: optionalTextIn(row, 'subject_id'),
    label: optionalTextIn(details, 'label'),
    changes: parseChanges(embeddedIn(details, 'changes') ?? {}, embeddedIn(details, 'names') ?? {}),
  };
}

/** Replaces the ids of a change with the names at the time: `team_id` becomes `team`. */
function parseChanges(changes: Row, names: Row): Record<string, AuditChange> {
  return Object.fromEntries(
    Object.keys(changes).map((field): [string, AuditChange] => {
      const change = embeddedIn(changes, field) ?? {};
      const ids = { old: change['old'] ?? null, new: change['new'] ?? null };
      const named = (id: unknown) => (typeof id === 'string' ? optionalTextIn(names, id) : null);
      if (named(ids.old) === null && named(ids.new) === null) return [field, ids];
      return [field.replace(/_id$/, ''), { old: named(ids.old) ?? ids.old, new: named(ids.new) ?? ids.new, ids }];
    }),
  );
}
