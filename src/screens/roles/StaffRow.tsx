import { History, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { StaffMember } from '../../../machines/entities.ts';
import type { Party } from '../../../machines/rules/permissions.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { EditUserActor } from '../../app/actors/editUserActor.ts';
import { RemoveUserActor } from '../../app/actors/removeUserActor.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Cell } from '../../ui/Cell.tsx';
import { EmailCell } from '../../ui/EmailCell.tsx';
import { Person } from '../../ui/Person.tsx';
import { ActionsCell, RowAction, RowLink } from '../../ui/RowActions.tsx';
import { Row } from '../../ui/Table.tsx';
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
