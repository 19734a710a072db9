import { formatNumber } from '../rules/format.ts';
import type { ExportRowsContext } from './exportRowsContext.ts';

/** Said when the rows did not come. */
export const EXPORT_STOPPED = 'The export stopped';

type Counted = { noun: { one: string; many: string } };
type Exported = Pick<ExportRowsContext, 'rows'> & Counted;

/** What is said when the file is there. */
export function exportedText({ rows, noun }: Exported): string {
  return `Exported ${formatNumber(rows.length)} ${rows.length === 1 ? noun.one : noun.many}`;
}

/** What is said when the list has no row, and there is no file. */
export function nothingToExportText({ noun }: Counted): string {
  return `There are no ${noun.many} to export`;
}
