import { UsersRound } from 'lucide-react';
import type { StaffMember } from '../../../machines/entities.ts';
import { StaffDirectoryActor } from '../../app/actors/staffDirectoryActor.ts';
import { DirectoryTable } from '../../app/directory/DirectoryTable.tsx';
import { SortableHeaderCell } from '../../app/directory/SortableHeaderCell.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { HeaderCell } from '../../ui/HeaderCell.tsx';
import { ActionsHeaderCell } from '../../ui/RowActions.tsx';
import { AddUserButton } from './AddUserButton.tsx';
import { StaffRow } from './StaffRow.tsx';
import { useEditor } from './useEditor.ts';

const COLUMNS = 6;

function StaffTableHead() {
  const directory = StaffDirectoryActor.useActorRef();
  return (
    <>
      <SortableHeaderCell directory={directory} sortKey="name" width="clamp(9.25rem, 20cqi, 20rem)">
        Name
      </SortableHeaderCell>
      <SortableHeaderCell
        directory={directory}
        sortKey="email"
        width="min(30cqi - 5rem, max(7.25rem, 36cqi - 8.625rem))"
      >
        Email
      </SortableHeaderCell>
      <SortableHeaderCell directory={directory} sortKey="role" width="clamp(6.5rem, 13cqi, 8rem)">
        Role
      </SortableHeaderCell>
      <HeaderCell>Team</HeaderCell>
      <HeaderCell>Department</HeaderCell>
      <ActionsHeaderCell count="2 and a link" />
    </>
  );
}

/** The people, newest first unless sorted. */
export function StaffTable() {
  const directory = StaffDirectoryActor.useActorRef();
  const editor = useEditor();
  return (
    <DirectoryTable<StaffMember>
      directory={directory}
      label="Users"
      head={<StaffTableHead />}
      columns={COLUMNS}
      renderRow={(member, rowIndex) => <StaffRow key={member.id} member={member} rowIndex={rowIndex} editor={editor} />}
      empty={
        <EmptyState icon={UsersRound} action={<AddUserButton />}>
          Nobody is listed yet.
        </EmptyState>
      }
    />
  );
}
