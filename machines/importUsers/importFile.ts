import type { Outcome } from '../shared/outcome.ts';
import { formatAll, formatNumber } from '../rules/format.ts';
import { IMPORT_ROWS } from '../rules/limits.ts';
import { normalizedName } from '../rules/text.ts';
import { isBlank } from '../rules/validation.ts';

/** The columns of an import, in the order of the template. */
export const IMPORT_FIELDS = ['firstName', 'lastName', 'email', 'role', 'department', 'team'] as const;

type ImportField = (typeof IMPORT_FIELDS)[number];

/** A row of the file, unchecked. */
export type FileRow = Record<ImportField, string> & {
  /** The row number in a spreadsheet. */
  number: number;
  /** Whether it has more values than columns, for example because of an unquoted comma. */
  isTooLong: boolean;
};

export type ImportFile = {
  rows: FileRow[];
  /** The names of the columns that are ignored. */
  ignoredColumns: string[];
};

/** The name of each column in the template and in messages. */
export const COLUMN_NAMES: Record<ImportField, string> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'email',
  role: 'role',
  department: 'department',
  team: 'team',
};

/** The accepted header names of each column, letters only. */
const NAMES: Record<ImportField, string[]> = {
  firstName: ['firstname', 'givenname', 'forename'],
  lastName: ['lastname', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'mail'],
  role: ['role', 'rolename'],
  department: ['department', 'departmentname'],
  team: ['team', 'teamname'],
};

const REQUIRED: readonly ImportField[] = ['firstName', 'lastName', 'email'];

/**
 * Reads the people from the cells of a file, whose columns may have any order.
 * @returns the rows that are not empty, or an error with the reason why the file cannot be used
 */
export function importFile(cells: string[][]): Outcome<ImportFile> {
  const headerIndex = cells.findIndex((row) => !isEmpty(row));
  const header = cells[headerIndex];
  if (header === undefined) return unusable('This file is empty.');
  const columns = header.map(fieldOf);
  const missing = REQUIRED.filter((field) => !columns.includes(field));
  if (missing.length > 0) return unusable(`This file has no column for ${namesOf(missing)}. ${EXPECTED}`);
  const twice = IMPORT_FIELDS.filter((field) => columns.filter((column) => column === field).length > 1);
  if (twice.length > 0) return unusable(`This file has two columns for ${namesOf(twice)}.`);
  const rows = cells.flatMap((row, index) =>
    index <= headerIndex || isEmpty(row) ? [] : [fileRow(row, columns, index + 1)],
  );
  if (rows.length === 0) return unusable('This file has a header row but no people.');
  if (rows.length > IMPORT_ROWS) {
    const [count, limit] = [formatNumber(rows.length), formatNumber(IMPORT_ROWS)];
    return unusable(`This file has ${count} people. An import takes ${limit} at most: split the file.`);
  }
  const ignoredColumns = header.filter((name, index) => columns[index] === null && name.trim() !== '');
  return { ok: true, value: { rows, ignoredColumns } };
}

const namesOf = (fields: readonly ImportField[]) => formatAll(fields.map((field) => COLUMN_NAMES[field]));

const EXPECTED = `Its first row names the columns: ${namesOf(IMPORT_FIELDS)}, in any order.`;

function unusable(message: string): Outcome<never> {
  return { ok: false, error: { kind: 'invalid', message } };
}

function isEmpty(row: string[]): boolean {
  return row.every(isBlank);
}

function fieldOf(name: string): ImportField | null {
  const letters = name.toLowerCase().replace(/[^\p{L}]/gu, '');
  return IMPORT_FIELDS.find((field) => NAMES[field].includes(letters)) ?? null;
}

function fileRow(row: string[], columns: (ImportField | null)[], number: number): FileRow {
  const cell = (field: ImportField) => {
    const index = columns.indexOf(field);
    return index === -1 ? '' : normalizedName(row[index] ?? '');
  };
  return {
    number,
    isTooLong: !isEmpty(row.slice(columns.length)),
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    email: cell('email'),
    role: cell('role'),
    department: cell('department'),
    team: cell('team'),
  };
}
