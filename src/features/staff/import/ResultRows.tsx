import type { RowReport } from '../../../../machines/importUsers/tables.ts';
import { mono } from '../../../theme/text.css.ts';
import { Badge, type BadgeProps } from '../../../components/table/Badge.tsx';
import { Cell } from '../../../components/table/Cell.tsx';
import { EmailCell } from '../../../components/table/EmailCell.tsx';
import { ResetEmailOfRow } from './ResetEmailOfRow.tsx';
import { NumberedRow, RowsTable } from './RowsTable.tsx';
import * as styles from './import.css.ts';

const TONES: Record<RowReport['outcome'], NonNullable<BadgeProps['tone']>> = {
  Added: 'success',
  'Already added': 'neutral',
  'Not added': 'danger',
  'Not tried': 'warning',
};

const COLUMNS = [
  { name: 'Email', width: '34%' },
  { name: 'Result', width: '8.5rem' },
  { name: 'Temporary password or reason' },
];

/** What became of each row of the file. */
export function ResultRows({ reports }: { reports: RowReport[] }) {
  return (
    <RowsTable title="Rows" columns={COLUMNS}>
      {reports.map(({ row, outcome, password, note }) => (
        <NumberedRow key={row.number} number={row.number}>
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
        </NumberedRow>
      ))}
    </RowsTable>
  );
}
