import { AuditDirectoryActor } from '../../app/actors/auditDirectoryActor.ts';
import { DirectoryCount } from '../../app/directory/DirectoryCount.tsx';
import { ListMenu } from '../../app/directory/ListMenu.tsx';
import { DirectorySearch } from '../../app/directory/DirectorySearch.tsx';
import { useQueryFromAddress } from '../../app/directory/queryAddress.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PrintNote } from '../../app/print/PrintNote.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { AUDIT_NARROWING, ENTRIES } from './auditNarrowing.ts';

/** Title, search, filters and export, and the trail. */
export function AuditPage() {
  const directory = AuditDirectoryActor.useActorRef();
  useQueryFromAddress(directory, AUDIT_NARROWING);
  return (
    <>
      <PageHeader
        title="Audit Logs"
        count={<DirectoryCount directory={directory} noun={ENTRIES} />}
        actions={<ListMenu directory={directory} align="end" />}
        search={<DirectorySearch directory={directory} label="Search audit logs" placeholder="Search audit logs..." />}
      />
      <PrintNote directory={directory} noun={ENTRIES} />
      <AuditFilters />
      <AuditTable />
    </>
  );
}
