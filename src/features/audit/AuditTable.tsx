import { ScrollText } from 'lucide-react';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { filtersOf } from '../../../machines/list/selectors.ts';
import { AuditListActor } from './auditListActor.ts';
import { ListTable } from '../../patterns/list/ListTable.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { HeaderCell } from '../../components/table/Cell.tsx';
import { AuditRow } from './AuditRow.tsx';
import { useCallback, useState } from 'react';

const COLUMNS = 4;

const head = (
  <>
    <HeaderCell>Action</HeaderCell>
    <HeaderCell width="clamp(8.25rem, 17cqi, 10rem)">Table</HeaderCell>
    <HeaderCell width="clamp(6.5rem, 17cqi, 15rem)">Performed By</HeaderCell>
    <HeaderCell width="clamp(10.25rem, 20cqi, 12.25rem)">Date</HeaderCell>
  </>
);

/** The audit log, newest first. */
export function AuditTable() {
  const list = AuditListActor.useActorRef();
  const { entry = '' } = AuditListActor.useSelector(filtersOf);
  const { openIds, toggle } = useOpenEntries(entry);
  return (
    <ListTable<AuditLog>
      list={list}
      label="Audit logs"
      head={head}
      columns={COLUMNS}
      renderRow={(entry, rowIndex) => (
        <AuditRow key={entry.id} entry={entry} rowIndex={rowIndex} isOpen={openIds.has(entry.id)} onToggle={toggle} />
      )}
      searched="The search covers names, descriptions of changes, emails of people added or removed, the name, email and role of the performer, actions and tables."
      empty={<EmptyState icon={ScrollText}>No entries yet. Changes will be listed here.</EmptyState>}
    />
  );
}

/** The expanded entries, at first the one in the address. Stored outside the rows, which unmount when they scroll out of view. */
function useOpenEntries(first: string): { openIds: ReadonlySet<string>; toggle: (id: string) => void } {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set([first]));
  const toggle = useCallback((id: string) => {
    setOpenIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return { openIds, toggle };
}
