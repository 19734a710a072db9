import type { AuditLog } from '../../../machines/shared/entities.ts';
import { loadAuditPage } from './auditListActor.ts';
import { exportLogic } from '../export/exportActor.ts';
import { auditSentence } from './auditSentence.ts';
import { machineTime } from './auditTime.ts';

/** Exports the audit trail as it is narrowed. */
export const auditExportLogic = exportLogic<AuditLog>(
  {
    name: 'audit-logs',
    table: 'audit_logs',
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
  loadAuditPage,
);
