import type { ExportFormat } from '../../../machines/exportRows/exportRowsMachine.ts';
import { dayOf } from '../../../machines/rules/dates.ts';
import type { ReportedList } from '../../backend/tables/auditLogs.ts';

/** How a list is exported. */
export type ExportedList<Row> = {
  /** The file's name without date and extension: `audit-logs`. */
  name: string;
  /** The list's name in the audit log. */
  table: ReportedList;
  /** The columns of a CSV file, by their headers. */
  columns: Readonly<Record<string, (row: Row) => string>>;
};

/** Formats the content of the file; JSON contains every field of the rows. */
export async function exportText<Row>(rows: Row[], format: ExportFormat, { columns }: ExportedList<Row>) {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  const { csvText } = await import('../../lib/csvText.ts');
  return csvText([Object.keys(columns), ...rows.map((row) => Object.values(columns).map((cell) => cell(row)))]);
}

/** The file's name with the local date: `audit-logs-2026-11-21.csv`. */
export function fileNameOf(name: string, format: ExportFormat): string {
  return `${name}-${dayOf(Date.now())}.${format}`;
}
