import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { ExportActor } from '../../patterns/export/exportActor.ts';
import { ListCount } from '../../patterns/list/ListCount.tsx';
import { ListMenu } from '../../patterns/list/ListMenu.tsx';
import { ListSearch } from '../../patterns/list/ListSearch.tsx';
import { useQueryFromAddress, useQueryWriter, useListInput } from '../../patterns/list/queryAddress.ts';
import { PrintActor, printLogic } from '../../patterns/print/printActor.ts';
import { PrintNote } from '../../patterns/print/PrintNote.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import {
  AUDIT_QUERY,
  auditExportLogic,
  AuditListActor,
  auditListLogic,
  ENTRIES,
  loadAuditPage,
} from './auditListActor.ts';
import { AuditTable } from './AuditTable.tsx';

const auditPrintLogic = printLogic('audit_logs', loadAuditPage);

/** Audit Logs (specification, section 2), with the filters of the URL. */
export function Component() {
  const input = useListInput('Failed to load audit logs', AUDIT_QUERY);
  const writeQuery = useQueryWriter(AUDIT_QUERY);
  const logic = auditListLogic.provide({
    actions: { rememberQuery: (_, query) => writeQuery(query) },
  });
  return (
    <AuditListActor.Provider logic={logic} options={{ input }}>
      <PrintActor.Provider logic={auditPrintLogic}>
        <ExportActor.Provider logic={auditExportLogic} options={{ input: { noun: ENTRIES } }}>
          <AuditPage />
        </ExportActor.Provider>
      </PrintActor.Provider>
    </AuditListActor.Provider>
  );
}

function AuditPage() {
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
