import Papa from 'papaparse';

/** Spreadsheets run cells that start with these characters as formulas, some of them also the full-width forms. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const ESCAPED = new RegExp(`^'(?=${FORMULA.source.slice(1)})`);
/** The same at the start of a cell when semicolons are the separators and the quotes here have no meaning. */
const FORMULA_WITHIN = /([;\r\n]["\s]*)([=+\-@＝＋－＠])/g;
/** A byte order mark, without which Excel uses a legacy encoding. */
const UTF_8_MARK = '\uFEFF';

/** Formats rows as CSV (RFC 4180), with formulas escaped for spreadsheets. */
export function csvText(rows: string[][]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replace(FORMULA_WITHIN, "$1'$2")));
  return UTF_8_MARK + Papa.unparse(cells, { newline: '\r\n', escapeFormulae: FORMULA });
}

/** The text of a cell that `csvText` may have escaped, as an export is imported again. */
export function unescapedCell(cell: string): string {
  return cell.replace(ESCAPED, '');
}
