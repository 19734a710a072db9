import type { SavedTable } from '../../../machines/importUsers/tables.ts';
import { csvText } from './csvText.ts';

/** Hands a table over as a download. */
export function saveTable({ name, rows }: SavedTable): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
