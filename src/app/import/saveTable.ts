import type { SavedTable } from '../../../machines/importUsers/tables.ts';
import { csvText } from '../files/csvText.ts';
import { saveText } from '../files/saveText.ts';

/** Hands a table over as a download. */
export function saveTable({ name, rows }: SavedTable): void {
  saveText(csvText(rows), name, 'text/csv');
}
