import { Pencil, Trash2, UsersRound } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { canSeeSessions, type Party } from '../../../machines/rules/permissions.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { listedName, type User } from '../../../machines/shared/entities.ts';
import { teamPath, userPath } from '../../session/paths.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Cell, EmailCell, HeaderCell } from '../../components/table/Cell.tsx';
import { Person } from '../../components/table/Person.tsx';
import { ActionsCell, ActionsHeaderCell, RowAction } from '../../components/table/RowActions.tsx';
import { Row } from '../../components/table/Table.tsx';
import { useDialog } from '../../patterns/dialog/Dialogs.tsx';
import { ListTable } from '../../patterns/list/ListTable.tsx';
import { SortableHeaderCell } from '../../patterns/list/ListSort.tsx';
import { editReason, removeReason } from './reasons.ts';
import { EditUserDialog, RemoveUserDialog } from './staffDialogs.ts';
import { UserListActor } from './userList.ts';
import { currentStatus, statusBadge } from '../../patterns/record/statusBadge.tsx';
import { Age } from '../../patterns/time/Age.tsx';
import { wideOnly } from '../../components/table/Table.css.ts';
import { SelectPerson } from './selection/SelectPerson.tsx';
import { UserMenu } from './UserMenu.tsx';
import { StaffRoleBadge } from '../../patterns/record/StaffRoleBadge.tsx';
import { useEditor } from '../../session/useEditor.ts';

/** Without the last sign-in, which a narrow table hides: a cell that spans more columns would add one. */
const COLUMNS = 6;

/**
 * Column widths for common values: at 1280 px "Information Technology" does not wrap, nor do emails except in a wide font
 * such as DejaVu Sans. In less space emails and departments wrap first. The name takes the rest.
 */
const WIDTHS = {
  email: 'min(39cqi - 9.625rem, max(14.5rem, 20.5cqi))',
  role: 'clamp(6.25rem, 11.25cqi, 6.75rem)',
  team: 'min(30cqi - 6.25rem, max(8rem, 11cqi))',
  department: 'clamp(4.5rem, 37cqi - 10.125rem, max(12rem, 16.5cqi))',
  seen: '7.25rem',
};

function StaffTableHead() {
  const list = UserListActor.useActorRef();
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
      <SortableHeaderCell list={list} sortKey="seen" width={WIDTHS.seen} className={wideOnly}>
        Last sign-in
      </SortableHeaderCell>
      <ActionsHeaderCell count={3} />
    </>
  );
}

/** The people, newest first by default; `addButton` is shown if there are none. */
export function StaffTable({ addButton }: { addButton: ReactNode }) {
  const list = UserListActor.useActorRef();
  const editor = useEditor();
  return (
    <ListTable<User>
      list={list}
      label="Users"
      head={<StaffTableHead />}
      columns={COLUMNS}
      renderRow={(member, rowIndex) => <StaffRow key={member.id} member={member} rowIndex={rowIndex} editor={editor} />}
      empty={
        <EmptyState icon={UsersRound} action={addButton}>
          No users yet.
        </EmptyState>
      }
    />
  );
}

/** Replaces a missing team or department (specification, section 2). */
const NONE = '-';

type StaffRowProps = {
  member: User;
  /** The row's index in the whole table. */
  rowIndex: number;
  /** The signed-in user. */
  editor: Party;
};

/** A person with the actions Edit and Remove, and a menu with others. */
export const StaffRow = memo(function StaffRow({ member, rowIndex, editor }: StaffRowProps) {
  const edit = useDialog(EditUserDialog);
  const remove = useDialog(RemoveUserDialog);
  const name = listedName(member);
  const team = member.assignment?.team ?? undefined;
  return (
    <Row aria-rowindex={rowIndex} quiet={currentStatus(member) === 'suspended'}>
      <Cell bare>
        <Person
          id={member.id}
          name={name}
          href={userPath(member.id)}
          badge={statusBadge(member)}
          select={<SelectPerson member={member} />}
        />
      </Cell>
      <EmailCell address={member.email} />
      <Cell label="Role" bare>
        <StaffRoleBadge role={member.role} />
      </Cell>
      <Cell label="Team" href={team && teamPath(team.id)}>
        {team?.name ?? NONE}
      </Cell>
      <Cell label="Department">{member.assignment?.department?.name ?? NONE}</Cell>
      <Cell label="Last sign-in" className={wideOnly}>
        <LastSeen member={member} editor={editor} />
      </Cell>
      <ActionsCell>
        <RowAction
          icon={Pencil}
          usual
          label="Edit"
          aria-label={`Edit ${isolated(name)}`}
          busy={edit.busy}
          unavailableReason={editReason(editor, member)}
          onClick={() => edit.open({ input: { editor, target: member } })}
        />
        <RowAction
          icon={Trash2}
          usual
          label="Remove"
          aria-label={`Remove ${isolated(name)}`}
          busy={remove.busy}
          unavailableReason={removeReason(editor, member)}
          onClick={() => remove.open({ input: { editor, target: member } })}
        />
        <UserMenu member={member} editor={editor} />
      </ActionsCell>
    </Row>
  );
});

/** The age of the last sign-in; none if the viewer may not see it. */
function LastSeen({ member, editor }: Pick<StaffRowProps, 'member' | 'editor'>) {
  if (!canSeeSessions(editor, member)) return NONE;
  return member.lastSeenAt === null ? 'Never' : <Age time={member.lastSeenAt} />;
}
