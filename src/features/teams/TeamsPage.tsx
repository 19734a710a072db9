import { TeamsDirectoryActor } from './teamsDirectoryActor.ts';
import { DirectoryCount } from '../list/DirectoryCount.tsx';
import { DirectorySearch } from '../list/DirectorySearch.tsx';
import { useQueryFromAddress } from '../list/queryAddress.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { PrintNote } from '../print/PrintNote.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { AddDepartmentButton } from './addDepartment/AddDepartmentButton.tsx';
import { AddTeamButton } from './addTeam/AddTeamButton.tsx';
import { ChosenDepartment } from './ChosenDepartment.tsx';
import { DepartmentsPanel } from './DepartmentsPanel.tsx';
import { TeamsTable } from './TeamsTable.tsx';
import { TEAMS_NARROWING } from './teamsNarrowing.ts';
import * as styles from './TeamsScreen.css.ts';

const TEAMS = { one: 'team', many: 'teams' };

/** Title, search and buttons, the departments, and the list of teams. */
export function TeamsPage() {
  const directory = TeamsDirectoryActor.useActorRef();
  useQueryFromAddress(directory, TEAMS_NARROWING);
  return (
    <>
      <PageHeader
        title="Teams & Departments"
        count={<DirectoryCount directory={directory} noun={TEAMS} />}
        search={
          <DirectorySearch
            directory={directory}
            label="Search teams and departments"
            placeholder="Search teams or departments..."
          />
        }
        actions={
          <>
            <PrintButton directory={directory} />
            <AddDepartmentButton />
            <AddTeamButton />
          </>
        }
      />
      <PrintNote directory={directory} noun={TEAMS} />
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
