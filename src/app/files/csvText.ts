import Papa from 'papaparse';

/** A spreadsheet takes what begins like this for a formula, and would run it. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** Without it Excel takes the text for its own old encoding. */
const UTF_8_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180), made harmless for spreadsheets. */
export function csvText(rows: string[][]): string {
  return UTF_8_MARK + Papa.unparse(rows, { newline: '\r\n', escapeFormulae: FORMULA });
}
