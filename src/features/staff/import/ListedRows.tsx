import type { CheckedRow } from '../../../../machines/importUsers/checkedRows.ts';
import { Cell } from '../../../components/table/Cell.tsx';
import { EmailCell } from '../../../components/table/EmailCell.tsx';
import { ResetEmailOfRow } from './ResetEmailOfRow.tsx';
import { NumberedRow, RowsTable } from './RowsTable.tsx';

const COLUMNS = [{ name: 'Email' }, { name: 'Lost password', width: '13.5rem' }];

/** The people who are in the list already, and a link for who has lost their temporary password. */
export function ListedRows({ rows }: { rows: CheckedRow[] }) {
  return (
    <RowsTable title="Already added" columns={COLUMNS}>
      {rows.map((row) => (
        <NumberedRow key={row.number} number={row.number}>
          <EmailCell address={row.person.email} />
          <Cell label="Lost password">
            <ResetEmailOfRow row={row} />
          </Cell>
        </NumberedRow>
      ))}
    </RowsTable>
  );
}
