import type { RowReport } from '../../../../machines/importUsers/tables.ts';
import { mono } from '../../../theme/text.css.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { Cell } from '../../../ui/Cell.tsx';
import { EmailCell } from '../../../ui/EmailCell.tsx';
import { HeaderCell } from '../../../ui/HeaderCell.tsx';
import { Row, Table, TableBody, TableHead } from '../../../ui/Table.tsx';
import { ResetEmailOfRow } from './ResetEmailOfRow.tsx';
import { RowsFrame } from './RowsFrame.tsx';
import * as styles from './import.css.ts';

const TONES: Record<RowReport['outcome'], NonNullable<BadgeProps['tone']>> = {
  Added: 'success',
  'Already added': 'neutral',
  'Not added': 'danger',
  'Not tried': 'warning',
};

/** What became of each row of the file. */
export function ResultRows({ reports }: { reports: RowReport[] }) {
  return (
    <RowsFrame title="Rows">
      <Table aria-label="Rows">
        <TableHead>
          <HeaderCell width="4rem" sticky="edge" figures>
            Row
          </HeaderCell>
          <HeaderCell width="34%" sticky="edge">
            Email
          </HeaderCell>
          <HeaderCell width="8.5rem" sticky="edge">
            Result
          </HeaderCell>
          <HeaderCell sticky="edge">Temporary password or reason</HeaderCell>
        </TableHead>
        <TableBody>
          {reports.map(({ row, outcome, password, note }) => (
            <Row key={row.number}>
              <Cell label="Row" figures>
                {String(row.number)}
              </Cell>
              <EmailCell address={row.person.email || '-'} />
              <Cell label="Result">
                <Badge tone={TONES[outcome]}>{outcome}</Badge>
              </Cell>
              <Cell label="Password or reason" className={styles.reasons}>
                {password !== '' && (
                  <code dir="ltr" translate="no" className={mono}>
                    {password}
                  </code>
                )}
                {note !== '' && <span className={styles.reason}>{note}</span>}
                {outcome === 'Already added' && <ResetEmailOfRow row={row} />}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </RowsFrame>
  );
}
