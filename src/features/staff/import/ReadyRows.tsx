import type { CheckedRow } from '../../../../machines/importUsers/checkedRows.ts';
import { formatNumber } from '../../../../machines/rules/format.ts';
import { roleLabel } from '../../../../machines/rules/roles.ts';
import { Cell } from '../../../components/table/Cell.tsx';
import { EmailCell } from '../../../components/table/EmailCell.tsx';
import { NumberedRow, RowsTable } from './RowsTable.tsx';

/** Enough to see whether the names are right. */
const SHOWN = 100;
const NONE = '-';

const COLUMNS = [
  { name: 'Name' },
  { name: 'Email', width: '28%' },
  { name: 'Role', width: '7rem' },
  { name: 'Team', width: '14%' },
  { name: 'Department', width: '15%' },
];

/** The people who will be added; of many the first. */
export function ReadyRows({ rows }: { rows: CheckedRow[] }) {
  const note = rows.length > SHOWN ? `and ${formatNumber(rows.length - SHOWN)} more` : null;
  return (
    <RowsTable title="To be added" columns={COLUMNS} note={note}>
      {rows.slice(0, SHOWN).map(({ number, person, team, department }) => (
        <NumberedRow key={number} number={number}>
          <Cell label="Name">{`${person.firstName} ${person.lastName}`}</Cell>
          <EmailCell address={person.email} />
          <Cell label="Role">{roleLabel(person.role)}</Cell>
          <Cell label="Team">{team ?? NONE}</Cell>
          <Cell label="Department">{department ?? NONE}</Cell>
        </NumberedRow>
      ))}
    </RowsTable>
  );
}
