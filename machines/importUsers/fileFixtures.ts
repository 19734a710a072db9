import type { Outcome } from '../shared/outcome.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import { accepted } from '../testing/answers.ts';
import type { ListedPerson } from '../shared/entities.ts';
import type { FileTable } from './importCheckMachine.ts';

/** The server's data and parsed files for import tests. */

const sales = { id: 'sales', name: 'Sales' };
const legal = { id: 'legal', name: 'Legal' };
const team = (id: string, name: string, department: typeof sales | null) => ({
  id,
  name,
  department,
  memberCount: 0,
  isArchived: false,
  updatedAt: '',
});

export const choices: PlacementChoices = {
  departments: [sales, legal],
  teams: [
    team('field', 'Field', sales),
    team('choir', 'Choir', null),
    team('sales-desk', 'Desk', sales),
    team('legal-desk', 'Desk', legal),
  ],
  archived: { departments: [{ id: 'old', name: 'Old' }], teams: [team('past', 'Past', sales)] },
};

export const bob: ListedPerson = { id: 'bob', role: 'EMPLOYEE', email: 'bob@example.org', isSuspended: true };

export const HEADER = ['first name', 'last name', 'email', 'role', 'department', 'team'];

/** The result of parsing a file. */
export function fileOf(cells: string[][], isEncodingGuessed = false): Outcome<FileTable> {
  return accepted({ cells, isEncodingGuessed });
}

/** The cells of a row, in the order of the template. */
export function cellsOf(email: string, others: { role?: string; department?: string; team?: string } = {}): string[] {
  const { role = '', department = '', team: name = '' } = others;
  return ['Ann', 'Lee', email, role, department, name];
}
