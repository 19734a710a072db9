import { TeamsListActor } from './teamsListActor.ts';
import { ListCount } from '../list/ListCount.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { useQueryFromAddress } from '../list/queryAddress.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { PrintNote } from '../print/PrintNote.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { AddDepartmentButton } from './addDepartment/AddDepartmentButton.tsx';
import { AddTeamButton } from './addTeam/AddTeamButton.tsx';
import { ChosenDepartment } from './ChosenDepartment.tsx';
import { DepartmentsPanel } from './DepartmentsPanel.tsx';
import { TeamsTable } from './TeamsTable.tsx';
import { TEAMS_QUERY } from './teamsQuery.ts';
import * as styles from './TeamsScreen.css.ts';

const TEAMS = { one: 'team', many: 'teams' };

/** Title, search and buttons, the departments, and the list of teams. */
export function TeamsPage() {
  const list = TeamsListActor.useActorRef();
  useQueryFromAddress(list, TEAMS_QUERY);
  return (
    <>
      <PageHeader
        title="Teams & Departments"
        count={<ListCount list={list} noun={TEAMS} />}
        search={
          <ListSearch list={list} label="Search teams and departments" placeholder="Search teams or departments..." />
        }
        actions={
          <>
            <PrintButton list={list} />
            <AddDepartmentButton />
            <AddTeamButton />
          </>
        }
      />
      <PrintNote list={list} noun={TEAMS} />
      <div className={styles.frame}>
        <div className={styles.columns}>
          <DepartmentsPanel />
          <div className={styles.teams}>
            <ChosenDepartment />
            <TeamsTable />
          </div>
        </div>
      </div>
    </>
  );
}
