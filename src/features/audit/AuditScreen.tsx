import { Lock } from 'lucide-react';
import { selectMayReadLog } from '../../../machines/session/selectors.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { ExportActor } from '../../patterns/export/exportActor.ts';
import { ListCount } from '../../patterns/list/ListCount.tsx';
import { ListMenu } from '../../patterns/list/ListMenu.tsx';
import { ListSearch } from '../../patterns/list/ListSearch.tsx';
import { useQueryFromAddress, useQueryWriter, useListInput } from '../../patterns/list/queryAddress.ts';
import { PrintActor, printLogic } from '../../patterns/print/printActor.ts';
import { PrintNote } from '../../patterns/print/PrintNote.tsx';
import { useSession } from '../../session/SessionContext.ts';
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

/** Audit Logs (specification, section 2), unless the viewer's role may not read them. */
export function Component() {
  if (useSession(selectMayReadLog)) return <AuditLogs />;
  return (
    <>
      <PageHeader title="Audit Logs" />
      <EmptyState icon={Lock}>Your role may not read the audit log. Ask the owner of the database.</EmptyState>
    </>
  );
}

/** The list, with the filters of the URL. */
function AuditLogs() {
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
