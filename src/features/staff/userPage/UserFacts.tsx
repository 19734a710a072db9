import { Link } from 'react-router-dom';
import { minuteText, timeAgo } from '../../../../machines/rules/dates.ts';
import { canSeeSessions } from '../../../../machines/rules/permissions.ts';
import { teamPath } from '../../../session/paths.ts';
import { Panel } from '../../../components/layout/Panel.tsx';
import { useNow } from '../../../lib/useNow.ts';
import { Fact } from '../../../patterns/record/RecordPage.tsx';
import * as styles from '../../../patterns/record/RecordPage.css.ts';
import { AccountActions } from '../account/AccountActions.tsx';
import { invitationText } from '../../../patterns/record/invitation.ts';
import { resetEmailReason } from '../reasons.ts';
import { ResetEmailButton } from '../ResetEmailButton.tsx';
import { currentStatus } from '../../../patterns/record/statusBadge.tsx';
import { StaffRoleBadge } from '../../../patterns/record/StaffRoleBadge.tsx';
import { useEditor } from '../../../session/useEditor.ts';
import type { UserRecord } from './loadUser.ts';
import { statusText } from './statusText.ts';

/** Replaces a missing team or department (specification, section 2). */
const NONE = '-';

/** The role, placement and status of a user. */
export function UserFacts({ member, about }: UserRecord) {
  const now = useNow();
  const { team = null, department = null } = member.assignment ?? {};
  const invitation = invitationText(member, now);
  return (
    <Panel title="Details">
      <dl className={styles.facts}>
        <Fact term="Role">
          <StaffRoleBadge role={member.role} />
        </Fact>
        <Fact term="Team">{team === null ? NONE : <Link to={teamPath(team.id)}>{<bdi>{team.name}</bdi>}</Link>}</Fact>
        <Fact term="Department">{department === null ? NONE : <bdi>{department.name}</bdi>}</Fact>
        <Fact term="Status">
          {statusText(member, about)}
          {member.isSignedUp && <p className={styles.note}>Signed up by themselves. The address is not confirmed.</p>}
          {invitation !== undefined && <p className={styles.note}>{invitation}</p>}
        </Fact>
      </dl>
    </Panel>
  );
}

/** The last sign-in, for the user and those who may edit them, and the actions on the password. */
export function SignInPanel({ member }: Pick<UserRecord, 'member'>) {
  const { lastSeenAt } = member;
  const editor = useEditor();
  const now = useNow();
  return (
    <Panel title="Sign-in">
      {canSeeSessions(editor, member) && (
        <dl className={styles.facts}>
          <Fact term="Last sign-in">
            {lastSeenAt === null ? 'Never signed in' : <time dateTime={lastSeenAt}>{minuteText(lastSeenAt)}</time>}
            {lastSeenAt !== null && <p className={styles.note}>{timeAgo(lastSeenAt, now)}</p>}
          </Fact>
        </dl>
      )}
      <div className={styles.stack}>
        <ResetEmailButton
          email={member.email}
          unavailableReason={resetEmailReason(editor, member, currentStatus(member) === 'suspended')}
        />
        <AccountActions member={member} />
      </div>
    </Panel>
  );
}
