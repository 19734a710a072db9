import { AuditDirectoryActor } from './auditDirectoryActor.ts';
import { DirectoryCount } from '../list/DirectoryCount.tsx';
import { ListMenu } from '../list/ListMenu.tsx';
import { DirectorySearch } from '../list/DirectorySearch.tsx';
import { useQueryFromAddress } from '../list/queryAddress.ts';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { PrintNote } from '../print/PrintNote.tsx';
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
