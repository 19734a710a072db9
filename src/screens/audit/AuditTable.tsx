import { ScrollText } from 'lucide-react';
import type { AuditLog } from '../../../machines/entities.ts';
import { AuditDirectoryActor } from '../../app/actors/auditDirectoryActor.ts';
import { DirectoryTable } from '../../app/directory/DirectoryTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { HeaderCell } from '../../ui/HeaderCell.tsx';
import { useOpenEntries } from './useOpenEntries.ts';
import { AuditRow } from './AuditRow.tsx';

const COLUMNS = 4;

const head = (
  <>
    <HeaderCell>Action</HeaderCell>
    <HeaderCell width="clamp(132px, 17cqi, 160px)">Table</HeaderCell>
    <HeaderCell width="clamp(104px, 17cqi, 240px)">Performed By</HeaderCell>
    <HeaderCell width="clamp(164px, 20cqi, 196px)">Date</HeaderCell>
  </>
);

/** The audit trail, newest first. */
export function AuditTable() {
  const directory = AuditDirectoryActor.useActorRef();
  const { openedAt, toggle } = useOpenEntries();
  return (
    <DirectoryTable<AuditLog>
      directory={directory}
      label="Audit logs"
      head={head}
      columns={COLUMNS}
      renderRow={(entry, rowIndex) => (
        <AuditRow
          key={entry.id}
          entry={entry}
          rowIndex={rowIndex}
          openedAt={openedAt.get(entry.id) ?? null}
          onToggle={toggle}
        />
      )}
      empty={<EmptyState icon={ScrollText}>Nothing is recorded yet. Changes will be listed here.</EmptyState>}
    />
  );
}
