import type { ReactNode } from 'react';
import { AuditDirectoryActor, auditDirectoryLogic, loadAuditPage } from '../../app/actors/auditDirectoryActor.ts';
import { useAddressedQuery, useQueryWriter } from '../../app/directory/queryAddress.ts';
import { useReturnSize } from '../../app/directory/useListPlace.ts';
import { PrintActor } from '../../app/print/printActor.ts';
import { printLogic } from '../../app/print/printLogic.ts';
import { AUDIT_NARROWING } from './auditNarrowing.ts';

const printing = printLogic(loadAuditPage);

/** Runs the audit trail, narrowed to what the address asks. */
export function AuditDirectory({ children }: { children: ReactNode }) {
  const query = useAddressedQuery(AUDIT_NARROWING);
  const returnSize = useReturnSize();
  const writeQuery = useQueryWriter(AUDIT_NARROWING);
  const logic = auditDirectoryLogic.provide({
    actions: { rememberQuery: (_, asked) => writeQuery(asked) },
  });
  const input = { failureText: 'Failed to load audit logs', query, ...returnSize };
  return (
    <AuditDirectoryActor.Provider logic={logic} options={{ input }}>
      <PrintActor.Provider logic={printing}>{children}</PrintActor.Provider>
    </AuditDirectoryActor.Provider>
  );
}
