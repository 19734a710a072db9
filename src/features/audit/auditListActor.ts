import { createActorContext } from '@xstate/react';
import type { LoadedPage } from '../../../machines/list/listContext.ts';
import type { ListQuery, PageRequest } from '../../../machines/list/page.ts';
import { listMachine } from '../../../machines/list/listMachine.ts';
import type { AUDIT_FILTERS } from '../../backend/wire/filters.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { cellTime, isDay, startOfDay } from '../../../machines/rules/dates.ts';
import { isId } from '../../../machines/rules/isId.ts';
import type { AllowedQuery } from '../../patterns/list/queryAddress.ts';
import { ACTIONS, TABLES, valueText, withCodes } from './auditWords.ts';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { auditSentence } from './auditSentence.ts';
import { abortable, type LoadPage } from '../../patterns/list/listActor.ts';
import { exportLogic } from '../../patterns/export/exportActor.ts';

/** Replaces the days of a query with times; `until` includes the whole day. */
export function withDays<Query extends ListQuery>(query: Query): Query {
  const { from, until, ...filters } = query.filters ?? {};
  const start = from === undefined ? null : startOfDay(from);
  const end = until === undefined ? null : startOfDay(until, 1);
  return { ...query, filters: { ...filters, ...(start && { from: start }), ...(end && { until: end }) } };
}

/** Loads a page of the audit log. */
export const loadAuditPage: LoadPage = async (request, signal) =>
  (await loadBackend()).listAuditLogs(withCodes(withDays(request)), signal);

/** Without `rememberQuery`, which the screen provides. */
export const auditListLogic = listMachine.provide({
  actors: {
    loadPage: abortable<LoadedPage, PageRequest>(({ input, signal }) => loadAuditPage(input, signal)),
    countRows: abortable(async ({ input, signal }) =>
      (await loadBackend()).countAuditLogs(withCodes(withDays(input)), signal),
    ),
  },
});

export const AuditListActor = createActorContext(auditListLogic);

/** The filters in the URL: `by` is the actor, `about` the subject; `from` and `until` include their days. */
export const AUDIT_QUERY: AllowedQuery = {
  filters: {
    by: isId,
    about: isId,
    action: (value) => ACTIONS.some((action) => action.value === value),
    table: (value) => TABLES.some((table) => table.value === value),
    from: isDay,
    until: isDay,
    entry: isId,
  } satisfies Record<keyof typeof AUDIT_FILTERS, (value: string) => boolean>,
  sorts: [],
};

/** The noun of the rows in counts. */
export const ENTRIES = { one: 'entry', many: 'entries' };

/** Exports the filtered audit log. */
export const auditExportLogic = exportLogic<AuditLog>(
  {
    name: 'audit-logs',
    table: 'audit_logs',
    columns: {
      'Date (UTC)': ({ performedAt }) => cellTime(performedAt),
      'Performed By': ({ performedByLabel }) => performedByLabel,
      'Performed By Email': ({ performer }) => performer?.email ?? '',
      'Performed By Role': ({ performer }) => (performer === null ? '' : valueText(performer.role, 'role')),
      Action: ({ action }) => action,
      Table: ({ resourceType }) => resourceType,
      About: ({ label }) => label ?? '',
      Summary: (entry) =>
        auditSentence(entry)
          .map(({ text }) => text)
          .join(''),
      Changes: ({ changes }) => JSON.stringify(changes),
    },
  },
  loadAuditPage,
);
