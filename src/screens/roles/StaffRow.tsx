import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { StaffMember } from '../../../machines/entities.ts';
import type { Party } from '../../../machines/rules/permissions.ts';
import { EditUserActor } from '../../app/actors/editUserActor.ts';
import { RemoveUserActor } from '../../app/actors/removeUserActor.ts';
import { onIntent } from '../../app/navigation/onIntent.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Cell } from '../../ui/Cell.tsx';
import { Person } from '../../ui/Person.tsx';
import { ActionsCell, RowAction } from '../../ui/RowActions.tsx';
import { Row } from '../../ui/Table.tsx';
import { EditUserDialog, RemoveUserDialog } from './dialogChunks.ts';
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
  const editing = EditUserActor.useActorRef();
  const removing = RemoveUserActor.useActorRef();
  const name = listedName(member);
  return (
    <Row aria-rowindex={rowIndex}>
      <Cell>
        <Person id={member.id} name={name} badge={member.isPasswordChanged ? undefined : SETUP_PENDING} />
      </Cell>
      <Cell label="Email">{member.email}</Cell>
      <Cell label="Role">
        <StaffRoleBadge role={member.role} />
      </Cell>
      <Cell label="Team">{member.assignment?.team?.name ?? NONE}</Cell>
      <Cell label="Department">{member.assignment?.department?.name ?? NONE}</Cell>
      <ActionsCell>
        <RowAction
          icon={Pencil}
          label="Edit"
          aria-label={`Edit ${name}`}
          unavailableReason={editReason(editor, member)}
          onClick={() => editing.send({ type: 'dialog.open', editor, target: member })}
          {...onIntent(EditUserDialog.preload)}
        />
        <RowAction
          icon={Trash2}
          label="Remove"
          aria-label={`Remove ${name}`}
          unavailableReason={removeReason(editor, member)}
          onClick={() => removing.send({ type: 'dialog.open', editor, target: member })}
          {...onIntent(RemoveUserDialog.preload)}
        />
      </ActionsCell>
    </Row>
  );
});
