import type { ReactNode } from 'react';
import { AuditDirectoryActor, auditDirectoryLogic, loadAuditPage } from './auditDirectoryActor.ts';
import { useQueryWriter } from '../list/queryAddress.ts';
import { useDirectoryInput } from '../list/useDirectoryInput.ts';
import { ExportActor } from '../export/exportActor.ts';
import { PrintActor } from '../print/printActor.ts';
import { printLogic } from '../print/printLogic.ts';
import { auditExportLogic } from './auditExport.ts';
import { AUDIT_NARROWING, ENTRIES } from './auditNarrowing.ts';

const printing = printLogic('audit_logs', loadAuditPage);

/** Runs the audit trail, narrowed to what the address asks. */
export function AuditDirectory({ children }: { children: ReactNode }) {
  const input = useDirectoryInput('Failed to load audit logs', AUDIT_NARROWING);
  const writeQuery = useQueryWriter(AUDIT_NARROWING);
  const logic = auditDirectoryLogic.provide({
    actions: { rememberQuery: (_, asked) => writeQuery(asked) },
  });
  return (
    <AuditDirectoryActor.Provider logic={logic} options={{ input }}>
      <PrintActor.Provider logic={printing}>
        <ExportActor.Provider logic={auditExportLogic} options={{ input: { noun: ENTRIES } }}>
          {children}
        </ExportActor.Provider>
      </PrintActor.Provider>
    </AuditDirectoryActor.Provider>
  );
}
