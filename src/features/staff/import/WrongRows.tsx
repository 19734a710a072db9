import type { CheckedRow } from '../../../../machines/importUsers/checkedRows.ts';
import { Cell } from '../../../components/table/Cell.tsx';
import { EmailCell } from '../../../components/table/EmailCell.tsx';
import { NumberedRow, RowsTable } from './RowsTable.tsx';
import * as styles from './import.css.ts';

const COLUMNS = [{ name: 'Email', width: '34%' }, { name: 'What is wrong' }];

/** The rows that are left out, each with all that is wrong with it. */
export function WrongRows({ rows }: { rows: CheckedRow[] }) {
  return (
    <RowsTable title="Left out" columns={COLUMNS}>
      {rows.map(({ number, person, reasons }) => (
        <NumberedRow key={number} number={number}>
          <EmailCell address={person.email || '-'} />
          <Cell label="What is wrong" className={styles.reasons}>
            {reasons.map((reason) => (
              <span key={reason} className={styles.reason}>
                {reason}
              </span>
            ))}
          </Cell>
        </NumberedRow>
      ))}
    </RowsTable>
  );
}
