import Papa from 'papaparse';

/** A spreadsheet takes what begins like this for a formula, and would run it. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** The same behind the separator of a spreadsheet that has commas in its numbers, and so splits what is one cell here. */
const FORMULA_BEHIND_SEMICOLON = /;(?=["\s]*[=+\-@])/g;
/** Without it Excel takes the text for its own old encoding. */
const UTF_8_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180), made harmless for spreadsheets. */
export function csvText(rows: string[][]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replace(FORMULA_BEHIND_SEMICOLON, ";'")));
  return UTF_8_MARK + Papa.unparse(cells, { newline: '\r\n', escapeFormulae: FORMULA });
}
