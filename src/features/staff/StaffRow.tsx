import { History, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { StaffMember } from '../../../machines/shared/entities.ts';
import type { Party } from '../../../machines/rules/permissions.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { EditUserActor } from './editUser/editUserActor.ts';
import { RemoveUserActor } from './removeUser/removeUserActor.ts';
import { Badge } from '../../components/table/Badge.tsx';
import { Cell } from '../../components/table/Cell.tsx';
import { EmailCell } from '../../components/table/EmailCell.tsx';
import { Person } from '../../components/table/Person.tsx';
import { ActionsCell, RowAction, RowLink } from '../../components/table/RowActions.tsx';
import { Row } from '../../components/table/Table.tsx';
import { listedName } from './listedName.ts';
import { editReason, removeReason } from './reasons.ts';
import { StaffRoleBadge } from './StaffRoleBadge.tsx';

/** What is shown where there is no team or department (specification, section 2). */
const NONE = '-';

/** Of somebody who has a temporary password still. */
const SETUP_PENDING = <Badge tone="warning">Setup pending</Badge>;

export type StaffRowProps = {
  member: StaffMember;
  /** Its number in the whole table. */
  rowIndex: number;
  /** Who looks at it. */
  editor: Party;
};

/** A person with their Edit and Remove. */
export const StaffRow = memo(function StaffRow({ member, rowIndex, editor }: StaffRowProps) {
  const edit = EditUserActor.useActorRef();
  const remove = RemoveUserActor.useActorRef();
  const name = listedName(member);
  return (
    <Row aria-rowindex={rowIndex}>
      <Cell bare>
        <Person id={member.id} name={name} badge={member.isPasswordChanged ? undefined : SETUP_PENDING} />
      </Cell>
      <EmailCell address={member.email} />
      <Cell label="Role" bare>
        <StaffRoleBadge role={member.role} />
      </Cell>
      <Cell label="Team">{member.assignment?.team?.name ?? NONE}</Cell>
      <Cell label="Department">{member.assignment?.department?.name ?? NONE}</Cell>
      <ActionsCell>
        <RowLink
          icon={History}
          word="History"
          label={`History of ${isolated(name)}`}
          to={`/dashboard/audit?about=${member.id}`}
        />
        <RowAction
          icon={Pencil}
          label="Edit"
          aria-label={`Edit ${isolated(name)}`}
          unavailableReason={editReason(editor, member)}
          onClick={() => edit.send({ type: 'dialog.open', editor, target: member })}
        />
        <RowAction
          icon={Trash2}
          label="Remove"
          aria-label={`Remove ${isolated(name)}`}
          unavailableReason={removeReason(editor, member)}
          onClick={() => remove.send({ type: 'dialog.open', editor, target: member })}
        />
      </ActionsCell>
    </Row>
  );
});
