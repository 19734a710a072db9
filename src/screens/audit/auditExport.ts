import type { AuditLog } from '../../../machines/entities.ts';
import { exportLogic } from '../../app/export/exportLogic.ts';
import { loadBackend } from '../../app/loadBackend.ts';
import { auditSentence } from './auditSentence.ts';
import { machineTime } from './auditTime.ts';
import { withDays } from '../../app/directory/days.ts';

/** Exports the audit trail as it is narrowed. */
export const auditExportLogic = exportLogic<AuditLog>(
  {
    name: 'audit-logs',
    columns: {
      Date: ({ performedAt }) => machineTime(performedAt),
      'Performed By': ({ performedByLabel }) => performedByLabel,
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
  async (request, signal) => (await loadBackend()).listAuditLogs(withDays(request), signal),
);
