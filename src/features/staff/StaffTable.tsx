import { UsersRound } from 'lucide-react';
import type { StaffMember } from '../../../machines/shared/entities.ts';
import { StaffListActor } from './staffListActor.ts';
import { ListTable } from '../list/ListTable.tsx';
import { SortableHeaderCell } from '../list/SortableHeaderCell.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { HeaderCell } from '../../components/table/HeaderCell.tsx';
import { ActionsHeaderCell } from '../../components/table/RowActions.tsx';
import { AddUserButton } from './addUser/AddUserButton.tsx';
import { StaffRow } from './StaffRow.tsx';
import { useEditor } from './useEditor.ts';

const COLUMNS = 6;

/**
 * As wide as what they usually hold: at 1280 px neither an email nor "Information Technology" wraps. Below that emails
 * and departments take a second line first. The rest is for the name.
 */
const WIDTHS = {
  email: 'min(41cqi - 10.5rem, max(14.5rem, 20.5cqi))',
  role: 'clamp(6.25rem, 11.25cqi, 6.75rem)',
  team: 'min(30cqi - 6.25rem, max(7.75rem, 11cqi))',
  department: 'clamp(4.5rem, 34cqi - 9rem, max(11.5rem, 16.5cqi))',
};

function StaffTableHead() {
  const list = StaffListActor.useActorRef();
  return (
    <>
      <SortableHeaderCell list={list} sortKey="name">
        Name
      </SortableHeaderCell>
      <SortableHeaderCell list={list} sortKey="email" width={WIDTHS.email}>
        Email
      </SortableHeaderCell>
      <SortableHeaderCell list={list} sortKey="role" width={WIDTHS.role}>
        Role
      </SortableHeaderCell>
      <HeaderCell width={WIDTHS.team}>Team</HeaderCell>
      <HeaderCell width={WIDTHS.department}>Department</HeaderCell>
      <ActionsHeaderCell count="2 and a link" />
    </>
  );
}

/** The people, newest first unless sorted. */
export function StaffTable() {
  const list = StaffListActor.useActorRef();
  const editor = useEditor();
  return (
    <ListTable<StaffMember>
      list={list}
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
