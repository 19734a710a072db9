import { History, Pencil, Settings, Trash2, UsersRound } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isId } from '../../../../machines/rules/isId.ts';
import { canSeeSessions } from '../../../../machines/rules/permissions.ts';
import { listedName, type User } from '../../../../machines/shared/entities.ts';
import { selectIsRecorded } from '../../../../machines/resetEmail/resetEmailContext.ts';
import { selectMayReadLog } from '../../../../machines/session/selectors.ts';
import { userPath } from '../../../session/paths.ts';
import { Button, LinkButton } from '../../../components/button/Button.tsx';
import { Avatar } from '../../../components/table/Avatar.tsx';
import { Badge } from '../../../components/table/Badge.tsx';
import { Changes } from '../../audit/Changes.tsx';
import { ConfirmDialog } from '../../../patterns/dialog/confirmation.ts';
import { Dialogs, useDialog } from '../../../patterns/dialog/Dialogs.tsx';
import { asRows, RecordPageActor, recordPageLogic } from '../../../patterns/record/recordPage.ts';
import { RecordPage } from '../../../patterns/record/RecordPage.tsx';
import * as styles from '../../../patterns/record/RecordPage.css.ts';
import { SessionList } from '../../sessions/SessionList.tsx';
import { editReason, removeReason } from '../reasons.ts';
import { EditUserDialog, RemoveUserDialog, SuspendUserDialog } from '../staffDialogs.ts';
import { ResetEmailActor } from '../resetEmailActor.ts';
import { currentStatus, statusBadge } from '../../../patterns/record/statusBadge.tsx';
import { RestoreUserActor, restoreUserLogic } from '../suspendUser/restoreUserActor.ts';
import { useSuspension } from '../suspendUser/useSuspension.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useEditor } from '../../../session/useEditor.ts';
import { loadUser, type UserRecord } from './loadUser.ts';
import { SignInPanel, UserFacts } from './UserFacts.tsx';

/** The number of changes that the page shows. */
const CHANGES_SHOWN = 10;

const DIALOGS = {
  confirm: ConfirmDialog,
  editUser: EditUserDialog,
  removeUser: RemoveUserDialog,
  suspendUser: SuspendUserDialog,
};

/** The page of a user, including the signed-in user. */
export function Component() {
  const { id = '' } = useParams();
  const mayReadLog = useSession(selectMayReadLog);
  const logic = useMemo(() => recordPageLogic((input) => loadUser(input.id, mayReadLog)), [mayReadLog]);
  const input = { id, failureText: 'Failed to load this user' };
  return (
    <RecordPageActor.Provider key={`${id} ${mayReadLog}`} logic={logic} options={{ input }}>
      <ResetEmailActor.Provider>
        <UserDialogs>
          <UserPage id={id} />
        </UserDialogs>
      </ResetEmailActor.Provider>
    </RecordPageActor.Provider>
  );
}

function UserDialogs({ children }: { children: ReactNode }) {
  const people = asRows<User>(RecordPageActor.useActorRef());
  const navigate = useNavigate();
  // A removed user has no page.
  const changes: typeof people = {
    ...people,
    send: (event) =>
      event.type === 'row.removed' ? void navigate('/dashboard/roles', { replace: true }) : people.send(event),
  };
  return (
    <Dialogs of={DIALOGS} rows={changes}>
      <RestoreUserActor.Provider logic={restoreUserLogic(people)}>{children}</RestoreUserActor.Provider>
    </Dialogs>
  );
}

function UserPage({ id }: { id: string }) {
  const mayReadLog = useSession(selectMayReadLog);
  return (
    <RecordPage<UserRecord>
      kind="User"
      nameOf={({ member }) => listedName(member)}
      header={({ member }) => ({
        avatar: <Avatar id={member.id} name={listedName(member)} size="large" />,
        badge: statusBadge(member) ?? <Badge tone="success">Active</Badge>,
        detail: <bdi>{member.email}</bdi>,
        actions: <UserActions member={member} />,
      })}
      missing={{
        text: 'The address may be mistyped, or the user may have been removed.',
        actions: (
          <>
            {isId(id) && mayReadLog && (
              <LinkButton as={Link} to={`/dashboard/audit?about=${id}`} icon={History}>
                Show history
              </LinkButton>
            )}
            <LinkButton as={Link} to="/dashboard/roles" variant="primary" icon={UsersRound}>
              Roles & Users
            </LinkButton>
          </>
        ),
      }}
    >
      {(record) => <UserContent {...record} />}
    </RecordPage>
  );
}

function UserContent(record: UserRecord) {
  const { member, about, by } = record;
  const editor = useEditor();
  const page = RecordPageActor.useActorRef();
  const here = userPath(member.id);
  const isResetRecorded = ResetEmailActor.useSelector(selectIsRecorded(member.email));
  useEffect(() => {
    if (isResetRecorded) page.send({ type: 'record.changed' });
  }, [isResetRecorded, page]);
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={about === null ? styles.main : styles.aside}>
          <UserFacts {...record} />
          <SignInPanel member={member} />
          {canSeeSessions(editor, member) && (
            <SessionList userId={member.id} version={member} onChange={() => page.send({ type: 'record.changed' })} />
          )}
        </div>
        {about !== null && by !== null && (
          <div className={styles.main}>
            <Changes
              title="Changes to this user"
              entries={about.slice(0, CHANGES_SHOWN)}
              all={`/dashboard/audit?about=${member.id}`}
              here={here}
              nothing="Nothing has been changed yet."
            />
            <Changes
              title="Changes by this user"
              entries={by.slice(0, CHANGES_SHOWN)}
              all={`/dashboard/audit?by=${member.id}`}
              here={here}
              nothing="This user has not changed anything yet."
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** The actions of a row in the list of people. The user's own page links to Settings. */
function UserActions({ member }: { member: User }) {
  const edit = useDialog(EditUserDialog);
  const remove = useDialog(RemoveUserDialog);
  const editor = useEditor();
  const isOwn = editor.id === member.id;
  return (
    <>
      <SuspensionButtons member={member} />
      <Button
        icon={Trash2}
        busy={remove.busy}
        unavailableReason={removeReason(editor, member)}
        onClick={() => remove.open({ input: { editor, target: member } })}
      >
        Remove
      </Button>
      <Button
        variant={isOwn ? 'secondary' : 'primary'}
        icon={Pencil}
        busy={edit.busy}
        unavailableReason={editReason(editor, member)}
        onClick={() => edit.open({ input: { editor, target: member } })}
      >
        Edit
      </Button>
      {isOwn && (
        <LinkButton as={Link} to="/settings" variant="primary" icon={Settings}>
          Settings
        </LinkButton>
      )}
    </>
  );
}

/** Suspend or Restore; both for a user with a leaving date. */
function SuspensionButtons({ member }: { member: User }) {
  const editor = useEditor();
  const { action, label, ...button } = useSuspension(editor, member);
  const { label: suspendLabel, ...suspend } = useSuspension(editor, member, 'Suspend');
  return (
    <>
      <Button {...button} aria-label={action}>
        {label}
      </Button>
      {currentStatus(member) === 'leaving' && <Button {...suspend}>{suspendLabel}</Button>}
    </>
  );
}
