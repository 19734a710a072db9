import type { ExportFormat } from '../../../machines/exportRows/exportRowsContext.ts';

/** What a list exports. */
export type ExportedList<Row> = {
  /** The file's name without its ending: `audit-logs`. */
  fileName: string;
  /** The columns of a CSV file, by their headers. */
  columns: Readonly<Record<string, (row: Row) => string>>;
};

/**
 * The rows as CSV (RFC 4180), with a byte order mark for spreadsheets. A cell that a spreadsheet would take for a
 * formula gets an apostrophe before it.
 */
async function toCsv<Row>(rows: Row[], columns: ExportedList<Row>['columns']): Promise<string> {
  const { unparse } = await import('papaparse');
  const data = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  return `\uFEFF${unparse({ fields: Object.keys(columns), data }, { escapeFormulae: true })}\r\n`;
}

/** The text of the file, in the format asked for; JSON keeps every field as the product knows it. */
export async function exportText<Row>(rows: Row[], format: ExportFormat, { columns }: ExportedList<Row>) {
  return format === 'csv' ? toCsv(rows, columns) : `${JSON.stringify(rows, null, 2)}\n`;
}

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

/** Lets the browser save a text as `<name>-<today>.<format>`. */
export function saveText(text: string, fileName: string, format: ExportFormat): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${TYPES[format]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName}-${new Date().toISOString().slice(0, 10)}.${format}`;
  link.click();
  URL.revokeObjectURL(url);
}
