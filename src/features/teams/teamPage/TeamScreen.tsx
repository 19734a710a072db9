import { Archive, ArchiveRestore, Network, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatNumber } from '../../../../machines/rules/format.ts';
import type { User, Team } from '../../../../machines/shared/entities.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { LinkButton } from '../../../components/button/Button.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { Badge } from '../../../components/table/Badge.tsx';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { ConfirmDialog } from '../../../patterns/dialog/confirmation.ts';
import { Dialogs, useDialog } from '../../../patterns/dialog/Dialogs.tsx';
import { asRows, RecordPageActor, recordPageLogic } from '../../../patterns/record/recordPage.ts';
import { Fact, RecordPage } from '../../../patterns/record/RecordPage.tsx';
import * as styles from '../../../patterns/record/RecordPage.css.ts';
import { archiving, restoring } from '../archive.ts';
import { EditTeamDialog } from '../teamsDialogs.ts';
import { TeamsButton } from '../TeamsButton.tsx';
import { Members } from './Members.tsx';

const DIALOGS = { confirm: ConfirmDialog, editTeam: EditTeamDialog };

/** What the page of a team shows: its first members by name, and whether there are more. */
type TeamRecord = { team: Team; members: User[]; hasMore: boolean };

/** Loads the page of a team; null if there is no such team. */
async function loadTeamPage({ id }: { id: string }): Promise<Outcome<TeamRecord | null>> {
  const backend = await loadBackend();
  // Never aborted: StrictMode unmounts and remounts at once, and an aborted read counts as failed.
  const { signal } = new AbortController();
  const sort = { key: 'name', isDescending: false };
  const [team, members] = await Promise.all([
    backend.loadTeam({ id }),
    backend.listUsers({ search: '', after: null, filters: { team: id }, sort }, signal),
  ]);
  if (!team.ok) return team;
  if (team.value === null) return { ok: true, value: null };
  if (!members.ok) return members;
  const { rows, next } = members.value;
  return { ok: true, value: { team: team.value, members: rows, hasMore: next !== null } };
}

/** The page of a team. */
export function Component() {
  const { id = '' } = useParams();
  const [logic] = useState(() => recordPageLogic(loadTeamPage));
  return (
    <RecordPageActor.Provider
      key={id}
      logic={logic}
      options={{ input: { id, failureText: 'Failed to load this team' } }}
    >
      <TeamDialogs>
        <TeamPage />
      </TeamDialogs>
    </RecordPageActor.Provider>
  );
}

function TeamDialogs({ children }: { children: ReactNode }) {
  return (
    <Dialogs of={DIALOGS} rows={asRows<Team>(RecordPageActor.useActorRef())}>
      {children}
    </Dialogs>
  );
}

function TeamPage() {
  return (
    <RecordPage<TeamRecord>
      kind="Team"
      nameOf={({ team }) => team.name}
      header={({ team }) => ({
        badge: team.isArchived && <Badge>Archived</Badge>,
        actions: <TeamActions team={team} />,
      })}
      missing={{
        text: 'The address may be mistyped.',
        actions: (
          <LinkButton as={Link} to="/dashboard/teams" variant="primary" icon={Network}>
            Teams & Departments
          </LinkButton>
        ),
      }}
    >
      {(record) => (
        <div className={styles.frame}>
          <div className={styles.columns}>
            <div className={styles.aside}>
              <TeamFacts team={record.team} />
            </div>
            <div className={styles.main}>
              <Members {...record} />
            </div>
          </div>
        </div>
      )}
    </RecordPage>
  );
}

const statusOf = ({ isArchived }: Team) => (isArchived ? 'Archived' : 'In use');

function TeamFacts({ team }: { team: Team }) {
  return (
    <Panel title="Details">
      <dl className={styles.facts}>
        <Fact term="Department">{team.department === null ? '-' : <bdi>{team.department.name}</bdi>}</Fact>
        <Fact term="Members">{formatNumber(team.memberCount)}</Fact>
        <Fact term="Status">{statusOf(team)}</Fact>
      </dl>
    </Panel>
  );
}

function TeamActions({ team }: { team: Team }) {
  const edit = useDialog(EditTeamDialog);
  const confirm = useDialog(ConfirmDialog);
  const { isArchived } = team;
  const confirmed = (isArchived ? restoring : archiving)('Team', team);
  return (
    <>
      <TeamsButton
        variant={isArchived ? 'primary' : 'secondary'}
        icon={isArchived ? ArchiveRestore : Archive}
        busy={confirm.busy}
        onClick={() => confirm.open(confirmed)}
      >
        {confirmed.input.submit}
      </TeamsButton>
      {!isArchived && (
        <TeamsButton variant="primary" icon={Pencil} busy={edit.busy} onClick={() => edit.open({ input: { team } })}>
          Edit
        </TeamsButton>
      )}
    </>
  );
}
