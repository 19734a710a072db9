import type { CheckedRow } from '../../../../machines/importUsers/checkedRows.ts';
import { roleLabel } from '../../../../machines/rules/roles.ts';
import { Cell } from '../../../ui/Cell.tsx';
import { EmailCell } from '../../../ui/EmailCell.tsx';
import { HeaderCell } from '../../../ui/HeaderCell.tsx';
import { Row, Table, TableBody, TableHead } from '../../../ui/Table.tsx';
import { counted } from './counted.ts';
import { RowsFrame } from './RowsFrame.tsx';
import * as styles from './import.css.ts';

/** Enough to see whether the names are right. */
const SHOWN = 100;
const NONE = '-';

/** The people who will be added; of many the first. */
export function ReadyRows({ rows }: { rows: CheckedRow[] }) {
  return (
    <RowsFrame title="To be added">
      <Table aria-label="To be added">
        <TableHead>
          <HeaderCell width="4rem" sticky="edge" figures>
            Row
          </HeaderCell>
          <HeaderCell sticky="edge">Name</HeaderCell>
          <HeaderCell width="28%" sticky="edge">
            Email
          </HeaderCell>
          <HeaderCell width="7rem" sticky="edge">
            Role
          </HeaderCell>
          <HeaderCell width="14%" sticky="edge">
            Team
          </HeaderCell>
          <HeaderCell width="15%" sticky="edge">
            Department
          </HeaderCell>
        </TableHead>
        <TableBody>
          {rows.slice(0, SHOWN).map(({ number, person, team, department }) => (
            <Row key={number}>
              <Cell label="Row" figures>
                {String(number)}
              </Cell>
              <Cell label="Name">{`${person.firstName} ${person.lastName}`}</Cell>
              <EmailCell address={person.email} />
              <Cell label="Role">{roleLabel(person.role)}</Cell>
              <Cell label="Team">{team ?? NONE}</Cell>
              <Cell label="Department">{department ?? NONE}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      {rows.length > SHOWN && <p className={styles.more}>and {counted(rows.length - SHOWN, 'more', 'more')}</p>}
    </RowsFrame>
  );
}
