import { AuditListActor } from './auditListActor.ts';
import { ListCount } from '../list/ListCount.tsx';
import { ListMenu } from '../list/ListMenu.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { useQueryFromAddress } from '../list/queryAddress.ts';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { PrintNote } from '../print/PrintNote.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { AUDIT_QUERY, ENTRIES } from './auditQuery.ts';

/** Title, search, filters and export, and the trail. */
export function AuditPage() {
  const list = AuditListActor.useActorRef();
  useQueryFromAddress(list, AUDIT_QUERY);
  return (
    <>
      <PageHeader
        title="Audit Logs"
        count={<ListCount list={list} noun={ENTRIES} />}
        actions={<ListMenu list={list} align="end" />}
        search={<ListSearch list={list} label="Search audit logs" placeholder="Search audit logs..." />}
      />
      <PrintNote list={list} noun={ENTRIES} />
      <AuditFilters />
      <AuditTable />
    </>
  );
}
