import type { ListedPerson } from '../shared/entities.ts';
import type { CheckedRow } from './checkedRows.ts';
import { COLUMN_NAMES, IMPORT_FIELDS } from './importFile.ts';
import type { ImportUsersContext } from './importUsersContext.ts';

/** A table to save as a file. */
export type SavedTable = { name: string; rows: string[][] };

/** The result of a row as text. */
export type RowReport = {
  row: CheckedRow;
  outcome: 'Added' | 'Already added' | 'Not added' | 'Not tried';
  /** The temporary password of an added person; otherwise empty, and for an invited person. */
  password: string;
  note: string;
};

/** The status of a person who was added before. */
function listedNote(listed: ListedPerson | null): string {
  return listed?.isSuspended ? 'This user is suspended.' : '';
}

type Results = Pick<ImportUsersContext, 'rows' | 'results'>;

/** The header of an import file. */
export function templateTable(): SavedTable {
  return { name: 'people-template.csv', rows: [IMPORT_FIELDS.map((field) => COLUMN_NAMES[field])] };
}

/** The results of all rows, in the order of the file. */
export function rowReports({ rows, results }: Results): RowReport[] {
  const found = new Map(results.map((result) => [result.number, result]));
  return rows.map((row) => {
    const result = found.get(row.number);
    const nothing = { row, password: '', note: '' };
    if (row.status === 'wrong') return { ...nothing, outcome: 'Not added', note: `${row.reasons.join('. ')}.` };
    const listed = row.listed ?? result?.listed ?? null;
    if (row.status === 'listed' || result?.result === 'listed')
      return { row: { ...row, listed }, password: '', outcome: 'Already added', note: listedNote(listed) };
    if (result === undefined) return { ...nothing, outcome: 'Not tried' };
    const { password, note } = result;
    return { row, outcome: result.result === 'added' ? 'Added' : 'Not added', password, note };
  });
}

/** The results of all rows with their temporary passwords, as a table. */
export function resultTable({ file, ...context }: Results & Pick<ImportUsersContext, 'file'>): SavedTable {
  const header = ['row', 'first name', 'last name', 'email', 'result', 'temporary password', 'note'];
  const rows = rowReports(context).map(({ row: { number, person }, outcome, password, note }) => [
    String(number),
    person.firstName,
    person.lastName,
    person.email,
    outcome,
    password,
    note,
  ]);
  return { name: `${file.name.replace(/\.[^.]*$/, '')}-result.csv`, rows: [header, ...rows] };
}
