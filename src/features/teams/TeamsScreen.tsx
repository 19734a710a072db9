import { Archive, ArchiveRestore, Pencil, Plus, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/button/Button.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { optionsOf, TEAM_CODES } from '../../backend/wire/filters.ts';
import type { DepartmentRow, Team } from '../../../machines/shared/entities.ts';
import { ConfirmDialog } from '../../patterns/dialog/confirmation.ts';
import { Dialogs, useDialog } from '../../patterns/dialog/Dialogs.tsx';
import type { ShownRows } from '../../patterns/list/listActor.ts';
import { ListCount } from '../../patterns/list/ListCount.tsx';
import { ListFilter } from '../../patterns/list/ListFilters.tsx';
import { CardSort } from '../../patterns/list/ListSort.tsx';
import { ListSearch } from '../../patterns/list/ListSearch.tsx';
import { useQueryFromAddress, useQueryWriter, useListInput } from '../../patterns/list/queryAddress.ts';
import { PrintActor, printLogic } from '../../patterns/print/printActor.ts';
import { PrintButton } from '../../patterns/print/PrintDialog.tsx';
import { FilterWords, PrintNote } from '../../patterns/print/PrintNote.tsx';
import { archiving, restoring } from './archive.ts';
import { DepartmentsPanel } from './DepartmentsPanel.tsx';
import {
  DepartmentsListActor,
  loadTeamsPage,
  TEAMS_QUERY,
  TeamsListActor,
  teamsListLogic,
  useChosenDepartment,
  useShowsArchived,
} from './teamsLists.ts';
import { AddTeamDialog, DepartmentDialog, EditTeamDialog } from './teamsDialogs.ts';
import { TeamsButton } from './TeamsButton.tsx';
import { TeamsTable } from './TeamsTable.tsx';
import * as styles from './TeamsScreen.css.ts';

const STATUSES = optionsOf(TEAM_CODES.status);
const DIALOGS = {
  addTeam: AddTeamDialog,
  confirm: ConfirmDialog,
  editTeam: EditTeamDialog,
  nameDialog: DepartmentDialog,
};
const TEAMS = { one: 'team', many: 'teams' };
const printing = printLogic('teams', loadTeamsPage);

/** Teams & Departments (specification, section 2). */
export function Component() {
  return (
    <TeamsLists>
      <TeamsDialogs>
        <TeamsPage />
      </TeamsDialogs>
    </TeamsLists>
  );
}

function TeamsLists({ children }: { children: ReactNode }) {
  const input = useListInput('Failed to load teams', TEAMS_QUERY);
  const writeQuery = useQueryWriter(TEAMS_QUERY);
  const logic = teamsListLogic.provide({ actions: { rememberQuery: (_, query) => writeQuery(query) } });
  return (
    <TeamsListActor.Provider logic={logic} options={{ input }}>
      <DepartmentsListActor.Provider options={{ input: { failureText: 'Failed to load departments' } }}>
        <PrintActor.Provider logic={printing}>{children}</PrintActor.Provider>
      </DepartmentsListActor.Provider>
    </TeamsListActor.Provider>
  );
}

function TeamsDialogs({ children }: { children: ReactNode }) {
  const teams = TeamsListActor.useActorRef();
  const departments = DepartmentsListActor.useActorRef();
  // The departments are read in one page, and only names change.
  const rows: ShownRows<Team> = {
    getSnapshot: () => teams.getSnapshot(),
    send: (event) => {
      teams.send(event);
      if (event.type === 'list.refresh') departments.send(event);
    },
  };
  return (
    <Dialogs of={DIALOGS} rows={rows}>
      {children}
    </Dialogs>
  );
}

function TeamsPage() {
  const list = TeamsListActor.useActorRef();
  const addDepartment = useDialog(DepartmentDialog);
  const showsArchived = useShowsArchived();
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
            <div className={styles.listControls}>
              <ListFilter list={list} name="status" label="Status" all="In use" options={STATUSES} />
              <div className={styles.cardSort}>
                <CardSort list={list} own="By name" sorts={{ department: 'By department', members: 'By members' }} />
              </div>
              <PrintButton list={list} />
            </div>
            <TeamsButton busy={addDepartment.busy} onClick={() => addDepartment.open({ row: null })}>
              Add Department
            </TeamsButton>
            <AddTeamButton />
          </>
        }
      />
      <PrintNote list={list} noun={TEAMS} />
      {showsArchived && <FilterWords label="Status" value="Archived" />}
      <div className={styles.frame}>
        <div className={styles.columns}>
          <DepartmentsPanel />
          <div className={styles.teams}>
            <ChosenDepartment />
            <TeamsTable addButton={<AddTeamButton />} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Opens Add Team with the selected department. */
function AddTeamButton() {
  const dialog = useDialog(AddTeamDialog);
  const department = useChosenDepartment();
  return (
    <TeamsButton
      variant="primary"
      icon={Plus}
      busy={dialog.busy}
      onClick={() => dialog.open({ input: { department: department?.isArchived ? null : (department ?? null) } })}
    >
      Add Team
    </TeamsButton>
  );
}

/** The name and the actions of the selected department. */
function ChosenDepartment() {
  const department = useChosenDepartment();
  if (department === undefined) return null;
  return (
    <div className={styles.chosen}>
      <h2 className={styles.chosenName} dir="auto">
        {department.name}
      </h2>
      <div className={styles.chosenActions}>
        {!department.isArchived && <DepartmentActions department={department} />}
        <ArchiveDepartment department={department} />
      </div>
    </div>
  );
}

function DepartmentActions({ department }: { department: DepartmentRow }) {
  const rename = useDialog(DepartmentDialog);
  return (
    <>
      <LinkButton as={Link} to={`/dashboard/roles?department=${department.id}`} variant="quiet" icon={UsersRound}>
        People
      </LinkButton>
      <TeamsButton variant="quiet" icon={Pencil} busy={rename.busy} onClick={() => rename.open({ row: department })}>
        Rename
      </TeamsButton>
    </>
  );
}

/** Archive or Restore: one button, which preserves the focus. */
function ArchiveDepartment({ department }: { department: DepartmentRow }) {
  const confirm = useDialog(ConfirmDialog);
  const { isArchived } = department;
  const confirmed = (isArchived ? restoring : archiving)('Department', department);
  return (
    <TeamsButton
      variant="quiet"
      icon={isArchived ? ArchiveRestore : Archive}
      busy={confirm.busy}
      onClick={() => confirm.open(confirmed)}
    >
      {confirmed.input.submit}
    </TeamsButton>
  );
}
