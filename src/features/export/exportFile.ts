import type { ExportFormat } from '../../../machines/exportRows/exportRowsContext.ts';
import type { ReportedList } from '../../backend/auditLogs.ts';

/** What a list exports. */
export type ExportedList<Row> = {
  /** The file's name without day and ending: `audit-logs`. */
  name: string;
  /** What the audit log calls the list. */
  table: ReportedList;
  /** The columns of a CSV file, by their headers. */
  columns: Readonly<Record<string, (row: Row) => string>>;
};

/** The text of the file, in the format asked for; JSON keeps every field as the product knows it. */
export async function exportText<Row>(rows: Row[], format: ExportFormat, { columns }: ExportedList<Row>) {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  const { csvText } = await import('../../lib/csvText.ts');
  return csvText([Object.keys(columns), ...rows.map((row) => Object.values(columns).map((cell) => cell(row)))]);
}

/** What the file is called, by the day where this device is: `audit-logs-2026-11-21.csv`. */
export function fileNameOf(name: string, format: ExportFormat): string {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${name}-${day.join('-')}.${format}`;
}
