import { TeamsDirectoryActor } from '../../app/actors/teamsDirectoryActor.ts';
import { DirectoryCount } from '../../app/directory/DirectoryCount.tsx';
import { DirectorySearch } from '../../app/directory/DirectorySearch.tsx';
import { useQueryFromAddress } from '../../app/directory/queryAddress.ts';
import { PrintButton } from '../../app/print/PrintButton.tsx';
import { PrintNote } from '../../app/print/PrintNote.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AddDepartmentButton } from './AddDepartmentButton.tsx';
import { AddTeamButton } from './AddTeamButton.tsx';
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
