import type { SavedTable } from '../../../../machines/importUsers/tables.ts';
import { csvText } from '../../../lib/csvText.ts';
import { saveText } from '../../../lib/saveText.ts';

/** Hands a table over as a download. */
export function saveTable({ name, rows }: SavedTable): void {
  saveText(csvText(rows), name, 'text/csv');
}
