import { figures } from '../rules/figures.ts';
import type { ExportRowsContext } from './exportRowsContext.ts';

/** Said when the rows did not come. */
export const EXPORT_STOPPED = 'The export stopped';

type Exported = Pick<ExportRowsContext, 'rows'> & { noun: { one: string; many: string } };

/** What is said when the file is there. */
export function exportedText({ rows, noun }: Exported): string {
  return `Exported ${figures(rows.length)} ${rows.length === 1 ? noun.one : noun.many}`;
}
