import type { ReactNode } from 'react';
import { AuditDirectoryActor, auditDirectoryLogic } from '../../app/actors/auditDirectoryActor.ts';
import { useAddressedSearch, useSearchWriter } from '../../app/directory/searchAddress.ts';

/** Runs the audit trail, searched for what the address asks. */
export function AuditDirectory({ children }: { children: ReactNode }) {
  const search = useAddressedSearch();
  const writeSearch = useSearchWriter();
  const logic = auditDirectoryLogic.provide({
    actions: { rememberQuery: (_, query) => writeSearch(query.search) },
  });
  const input = { failureText: 'Failed to load audit logs', search };
  return (
    <AuditDirectoryActor.Provider logic={logic} options={{ input }}>
      {children}
    </AuditDirectoryActor.Provider>
  );
}
