import Papa from 'papaparse';

/** A spreadsheet takes what begins like this for a formula, and would run it. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** The same behind what begins a cell or a row where semicolons separate cells, and the quotes here mean nothing. */
const FORMULA_WITHIN = /([;\r\n]["\s]*)([=+\-@])/g;
/** Without it Excel takes the text for its own old encoding. */
const UTF_8_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180), made harmless for spreadsheets. */
export function csvText(rows: string[][]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replace(FORMULA_WITHIN, "$1'$2")));
  return UTF_8_MARK + Papa.unparse(cells, { newline: '\r\n', escapeFormulae: FORMULA });
}
