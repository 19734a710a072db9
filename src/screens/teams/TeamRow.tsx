import { Pencil } from 'lucide-react';
import { memo } from 'react';
import type { Team } from '../../../machines/entities.ts';
import { Cell } from '../../ui/Cell.tsx';
import { ActionsCell, RowAction } from '../../ui/RowActions.tsx';
import { Row } from '../../ui/Table.tsx';
import { EditTeam } from './dialogChunks.ts';

/** What is shown where there is no department (specification, section 2). */
const NONE = '-';

const figures = new Intl.NumberFormat('en');

export type TeamRowProps = {
  team: Team;
  /** Its number in the whole table. */
  rowIndex: number;
};

/** A team with its Edit. */
export const TeamRow = memo(function TeamRow({ team, rowIndex }: TeamRowProps) {
  const { open, opener } = EditTeam.useOpener();
  return (
    <Row aria-rowindex={rowIndex}>
      <Cell label="Team Name">{team.name}</Cell>
      <Cell label="Department">{team.department?.name ?? NONE}</Cell>
      <Cell label="Members" figures>
        {figures.format(team.memberCount)}
      </Cell>
      <ActionsCell>
        <RowAction
          icon={Pencil}
          label="Edit"
          aria-label={`Edit ${team.name}`}
          onClick={() => open({ team })}
          {...opener}
        />
      </ActionsCell>
    </Row>
  );
});
