import { Network } from 'lucide-react';
import type { Team } from '../../../machines/shared/entities.ts';
import { TeamsListActor } from './teamsListActor.ts';
import { ListTable } from '../list/ListTable.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { HeaderCell } from '../../components/table/HeaderCell.tsx';
import { ActionsHeaderCell } from '../../components/table/RowActions.tsx';
import { AddTeamButton } from './addTeam/AddTeamButton.tsx';
import { TeamRow } from './TeamRow.tsx';

const COLUMNS = 4;

const head = (
  <>
    <HeaderCell width="40%">Team Name</HeaderCell>
    <HeaderCell>Department</HeaderCell>
    <HeaderCell totals width="7rem">
      Members
    </HeaderCell>
    <ActionsHeaderCell count={1} />
  </>
);

/** The teams, by name. */
export function TeamsTable() {
  const list = TeamsListActor.useActorRef();
  return (
    <ListTable<Team>
      list={list}
      label="Teams"
      head={head}
      columns={COLUMNS}
      renderRow={(team, rowIndex) => <TeamRow key={team.id} team={team} rowIndex={rowIndex} />}
      empty={
        <EmptyState icon={Network} action={<AddTeamButton />}>
          There are no teams yet. Add the first one.
        </EmptyState>
      }
    />
  );
}
