import { isId } from '../../../machines/rules/isId.ts';
import { isRole } from '../../../machines/rules/roles.ts';
import type { AllowedQuery } from '../list/queryAddress.ts';

/** What the address may ask of the list of people. */
export const STAFF_QUERY: AllowedQuery = {
  filters: { role: isRole, department: isId, team: isId, setup: (value) => value === 'pending' },
  sorts: ['name', 'email', 'role'],
};

/** What counts call the rows. */
export const PEOPLE = { one: 'person', many: 'people' };
