import type { ReactNode } from 'react';
import { AuditListActor, auditListLogic, loadAuditPage } from './auditListActor.ts';
import { useQueryWriter, useListInput } from '../list/queryAddress.ts';
import { ExportActor } from '../export/exportActor.ts';
import { PrintActor, printLogic } from '../print/printActor.ts';
import { auditExportLogic } from './auditExport.ts';
import { AUDIT_QUERY, ENTRIES } from './auditQuery.ts';

const printing = printLogic('audit_logs', loadAuditPage);

/** Runs the audit trail, narrowed to what the address asks. */
export function AuditList({ children }: { children: ReactNode }) {
  const input = useListInput('Failed to load audit logs', AUDIT_QUERY);
  const writeQuery = useQueryWriter(AUDIT_QUERY);
  const logic = auditListLogic.provide({
    actions: { rememberQuery: (_, asked) => writeQuery(asked) },
  });
  return (
    <AuditListActor.Provider logic={logic} options={{ input }}>
      <PrintActor.Provider logic={printing}>
        <ExportActor.Provider logic={auditExportLogic} options={{ input: { noun: ENTRIES } }}>
          {children}
        </ExportActor.Provider>
      </PrintActor.Provider>
    </AuditListActor.Provider>
  );
}
