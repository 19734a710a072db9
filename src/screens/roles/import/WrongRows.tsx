import type { CheckedRow } from '../../../../machines/importUsers/checkedRows.ts';
import { Cell } from '../../../ui/Cell.tsx';
import { EmailCell } from '../../../ui/EmailCell.tsx';
import { HeaderCell } from '../../../ui/HeaderCell.tsx';
import { Row, Table, TableBody, TableHead } from '../../../ui/Table.tsx';
import { RowsFrame } from './RowsFrame.tsx';
import * as styles from './import.css.ts';

/** The rows that are left out, each with all that is wrong with it. */
export function WrongRows({ rows }: { rows: CheckedRow[] }) {
  return (
    <RowsFrame title="Left out">
      <Table aria-label="Left out">
        <TableHead>
          <HeaderCell width="4rem" sticky="edge" figures>
            Row
          </HeaderCell>
          <HeaderCell width="34%" sticky="edge">
            Email
          </HeaderCell>
          <HeaderCell sticky="edge">What is wrong</HeaderCell>
        </TableHead>
        <TableBody>
          {rows.map(({ number, person, reasons }) => (
            <Row key={number}>
              <Cell label="Row" figures>
                {String(number)}
              </Cell>
              <EmailCell address={person.email || '-'} />
              <Cell label="What is wrong" className={styles.reasons}>
                {reasons.map((reason) => (
                  <span key={reason} className={styles.reason}>
                    {reason}
                  </span>
                ))}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </RowsFrame>
  );
}
