import { UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { listedName, type User, type Team } from '../../../../machines/shared/entities.ts';
import { userPath } from '../../../session/paths.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { VisuallyHidden } from '../../../components/layout/VisuallyHidden.tsx';
import { Cell, EmailCell, HeaderCell } from '../../../components/table/Cell.tsx';
import { Person } from '../../../components/table/Person.tsx';
import { Row, Table, TableBody, TableHead } from '../../../components/table/Table.tsx';
import * as styles from '../../../patterns/record/RecordPage.css.ts';
import { currentStatus, statusBadge } from '../../../patterns/record/statusBadge.tsx';
import { StaffRoleBadge } from '../../../patterns/record/StaffRoleBadge.tsx';

type MembersProps = { team: Team; members: User[]; hasMore: boolean };

/** The first members of a team by name, each a link to their page. Suspended people are not members. */
export function Members({ team, members, hasMore }: MembersProps) {
  const current = members.filter((member) => currentStatus(member) !== 'suspended');
  const list = `/dashboard/roles?team=${team.id}&status=`;
  return (
    <section aria-labelledby="members" className={styles.section}>
      <header className={styles.sectionHeader}>
        <h2 id="members">Members</h2>
        {(hasMore || current.length < members.length) && (
          <Link to={`${list}suspended`} className={styles.all}>
            Show suspended<VisuallyHidden> members</VisuallyHidden>
          </Link>
        )}
        {current.length > 0 && (
          <Link to={`${list}current`} className={styles.all}>
            Show all<VisuallyHidden> members</VisuallyHidden>
          </Link>
        )}
      </header>
      {current.length === 0 ? (
        <EmptyState icon={UsersRound}>This team has no members yet. Edit a user to assign them.</EmptyState>
      ) : (
        <Table aria-label="Members" aria-rowcount={hasMore ? -1 : current.length + 1}>
          <TableHead>
            <HeaderCell>Name</HeaderCell>
            <HeaderCell>Email</HeaderCell>
            <HeaderCell width="8rem">Role</HeaderCell>
          </TableHead>
          <TableBody>
            {current.map((member) => (
              <Row key={member.id}>
                <Cell bare>
                  <Person
                    id={member.id}
                    name={listedName(member)}
                    href={userPath(member.id)}
                    badge={statusBadge(member)}
                  />
                </Cell>
                <EmailCell address={member.email} />
                <Cell label="Role" bare>
                  <StaffRoleBadge role={member.role} />
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
