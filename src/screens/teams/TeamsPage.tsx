import { AddDepartmentActor } from '../../app/actors/addDepartmentActor.ts';
import { TeamsDirectoryActor } from '../../app/actors/teamsDirectoryActor.ts';
import { DirectoryCount } from '../../app/directory/DirectoryCount.tsx';
import { DirectorySearch } from '../../app/directory/DirectorySearch.tsx';
import { useQueryFromAddress } from '../../app/directory/queryAddress.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AddTeamButton } from './AddTeamButton.tsx';
import { DepartmentsPanel } from './DepartmentsPanel.tsx';
import { TeamsDialogs } from './TeamsDialogs.tsx';
import { TeamsTable } from './TeamsTable.tsx';
import { TEAMS_NARROWING } from './teamsNarrowing.ts';
import * as styles from './TeamsScreen.css.ts';

const TEAMS = { one: 'team', many: 'teams' };

/** Title, search and buttons, the departments, the list of teams, and the dialogs. */
export function TeamsPage() {
  const directory = TeamsDirectoryActor.useActorRef();
  useQueryFromAddress(directory, TEAMS_NARROWING);
  const addingDepartment = AddDepartmentActor.useActorRef();
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
            <Button onClick={() => addingDepartment.send({ type: 'dialog.open' })}>Add Department</Button>
            <AddTeamButton />
          </>
        }
      />
      <div className={styles.frame}>
        <div className={styles.columns}>
          <DepartmentsPanel />
          <div className={styles.teams}>
            <TeamsTable />
          </div>
        </div>
      </div>
      <TeamsDialogs />
    </>
  );
}
