import { Archive, ArchiveRestore, Network, Pencil } from 'lucide-react';
import { memo, use, type ReactNode } from 'react';
import { counted } from '../../../machines/rules/counted.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import { isolated } from '../../../machines/rules/text.ts';
import type { Team } from '../../../machines/shared/entities.ts';
import { ActionsCell, ActionsHeaderCell } from '../../components/table/RowActions.tsx';
import { FollowContext } from '../../components/table/FollowLink.tsx';
import { NOT_SUSPENDED } from '../../backend/wire/filters.ts';
import { teamPath } from '../../session/paths.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Cell } from '../../components/table/Cell.tsx';
import { Row } from '../../components/table/Table.tsx';
import { ConfirmDialog } from '../../patterns/dialog/confirmation.ts';
import { useDialog } from '../../patterns/dialog/Dialogs.tsx';
import { SortableHeaderCell } from '../../patterns/list/ListSort.tsx';
import { ListTable } from '../../patterns/list/ListTable.tsx';
import { archiving, restoring } from './archive.ts';
import { EditTeamDialog } from './teamsDialogs.ts';
import { TeamsRowAction } from './TeamsButton.tsx';
import { TeamsListActor } from './teamsLists.ts';
import * as styles from './TeamsScreen.css.ts';

const COLUMNS = 4;
/** Replaces a missing department (specification, section 2). */
const NONE = '-';

function TeamsTableHead() {
  const list = TeamsListActor.useActorRef();
  return (
    <>
      <SortableHeaderCell list={list} sortKey="name" width="40%">
        Team Name
      </SortableHeaderCell>
      <SortableHeaderCell list={list} sortKey="department">
        Department
      </SortableHeaderCell>
      <SortableHeaderCell list={list} sortKey="members" numeric width="7rem">
        Members
      </SortableHeaderCell>
      <ActionsHeaderCell count={2} />
    </>
  );
}

/** The teams, by default by name; `addButton` is shown if there are none. */
export function TeamsTable({ addButton }: { addButton: ReactNode }) {
  const list = TeamsListActor.useActorRef();
  return (
    <ListTable<Team>
      list={list}
      label="Teams"
      head={<TeamsTableHead />}
      columns={COLUMNS}
      renderRow={(team, rowIndex) => <TeamRow key={team.id} team={team} rowIndex={rowIndex} />}
      empty={
        <EmptyState icon={Network} action={addButton}>
          There are no teams yet. Add the first one.
        </EmptyState>
      }
    />
  );
}

const TeamRow = memo(function TeamRow({ team, rowIndex }: { team: Team; rowIndex: number }) {
  return (
    <Row aria-rowindex={rowIndex}>
      <Cell label="Team Name" href={teamPath(team.id)}>
        {team.name}
      </Cell>
      <Cell label="Department">{team.department?.name ?? NONE}</Cell>
      <Cell label="Members" numeric>
        <Members team={team} />
      </Cell>
      <ActionsCell>{team.isArchived ? <RestoreAction team={team} /> : <TeamActions team={team} />}</ActionsCell>
    </Row>
  );
});

function TeamActions({ team }: { team: Team }) {
  const edit = useDialog(EditTeamDialog);
  const confirm = useDialog(ConfirmDialog);
  return (
    <>
      <TeamsRowAction
        icon={Pencil}
        label="Edit"
        aria-label={`Edit ${isolated(team.name)}`}
        busy={edit.busy}
        onClick={() => edit.open({ input: { team } })}
      />
      <TeamsRowAction
        icon={Archive}
        label="Archive"
        aria-label={`Archive ${isolated(team.name)}`}
        busy={confirm.busy}
        onClick={() => confirm.open(archiving('Team', team))}
      />
    </>
  );
}

function RestoreAction({ team }: { team: Team }) {
  const confirm = useDialog(ConfirmDialog);
  return (
    <TeamsRowAction
      icon={ArchiveRestore}
      label="Restore"
      aria-label={`Restore ${isolated(team.name)}`}
      busy={confirm.busy}
      onClick={() => confirm.open(restoring('Team', team))}
    />
  );
}

/** The number of active members, as a link to exactly these. */
function Members({ team }: { team: Team }) {
  const follow = use(FollowContext);
  const count = formatNumber(team.memberCount);
  if (team.memberCount === 0) return count;
  return (
    <a
      href={`/dashboard/roles?team=${team.id}&status=${NOT_SUSPENDED}`}
      onClick={follow}
      className={styles.members}
      aria-label={`${counted(team.memberCount, 'active member', 'active members')}, show the members of ${isolated(team.name)}`}
    >
      {count}
    </a>
  );
}
