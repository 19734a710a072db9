import { Pencil } from 'lucide-react';
import { memo, use } from 'react';
import type { Team } from '../../../machines/shared/entities.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { EditTeamActor } from './editTeam/editTeamActor.ts';
import { Cell } from '../../components/table/Cell.tsx';
import { FollowContext } from '../../components/button/FollowContext.ts';
import { ActionsCell, RowAction } from '../../components/table/RowActions.tsx';
import { Row } from '../../components/table/Table.tsx';
import * as styles from './TeamsScreen.css.ts';

/** What is shown where there is no department (specification, section 2). */
const NONE = '-';

export type TeamRowProps = {
  team: Team;
  /** Its number in the whole table. */
  rowIndex: number;
};

/** How many they are, and the way to them. */
function Members({ team }: { team: Team }) {
  const follow = use(FollowContext);
  const count = formatNumber(team.memberCount);
  if (team.memberCount === 0) return count;
  return (
    <a
      href={`/dashboard/roles?team=${team.id}`}
      onClick={follow}
      className={styles.members}
      aria-label={`${count}, show the members of ${isolated(team.name)}`}
    >
      {count}
    </a>
  );
}

/** A team with its Edit. */
export const TeamRow = memo(function TeamRow({ team, rowIndex }: TeamRowProps) {
  const dialog = EditTeamActor.useActorRef();
  return (
    <Row aria-rowindex={rowIndex}>
      <Cell label="Team Name">{team.name}</Cell>
      <Cell label="Department">{team.department?.name ?? NONE}</Cell>
      <Cell label="Members" totals>
        <Members team={team} />
      </Cell>
      <ActionsCell>
        <RowAction
          icon={Pencil}
          label="Edit"
          aria-label={`Edit ${isolated(team.name)}`}
          onClick={() => dialog.send({ type: 'dialog.open', team })}
        />
      </ActionsCell>
    </Row>
  );
});
