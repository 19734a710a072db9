import type { CheckedRow } from '../../../../machines/importUsers/checkedRows.ts';
import { Cell } from '../../../ui/Cell.tsx';
import { EmailCell } from '../../../ui/EmailCell.tsx';
import { HeaderCell } from '../../../ui/HeaderCell.tsx';
import { Row, Table, TableBody, TableHead } from '../../../ui/Table.tsx';
import { ResetEmailOfRow } from './ResetEmailOfRow.tsx';
import { RowsFrame } from './RowsFrame.tsx';

/** The people who are in the list already, and a link for who has lost their temporary password. */
export function ListedRows({ rows }: { rows: CheckedRow[] }) {
  return (
    <RowsFrame title="Already added">
      <Table aria-label="Already added">
        <TableHead>
          <HeaderCell width="4rem" sticky="edge" figures>
            Row
          </HeaderCell>
          <HeaderCell sticky="edge">Email</HeaderCell>
          <HeaderCell width="13.5rem" sticky="edge">
            Lost password
          </HeaderCell>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.number}>
              <Cell label="Row" figures>
                {String(row.number)}
              </Cell>
              <EmailCell address={row.person.email} />
              <Cell label="Lost password">
                <ResetEmailOfRow row={row} />
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </RowsFrame>
  );
}
