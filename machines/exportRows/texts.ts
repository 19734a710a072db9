import { COUNT_CAP } from '../rules/limits.ts';
import type { ExportRowsContext } from './exportRowsContext.ts';

const format = new Intl.NumberFormat('en');

type Exported = Pick<ExportRowsContext, 'rows'> & { noun: { one: string; many: string } };

/** What is said when the file is there. */
export function exportedText({ rows, noun }: Exported): string {
  return `Exported ${format.format(rows.length)} ${rows.length === 1 ? noun.one : noun.many}`;
}

/** How far an export is; a total that was not counted to its end is not named. */
export function progressText({ rows, request }: Pick<ExportRowsContext, 'rows' | 'request'>): string {
  const { total } = request;
  const read = format.format(rows.length);
  return total === null || total > COUNT_CAP || total < rows.length
    ? `${read} read`
    : `${read} of ${format.format(total)}`;
}
