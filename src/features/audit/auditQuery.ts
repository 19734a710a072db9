import { isId } from '../../../machines/rules/isId.ts';
import type { AllowedQuery } from '../list/queryAddress.ts';
import { isDay } from '../list/days.ts';
import { ACTIONS, TABLES } from './auditWords.ts';

/** What the address may ask of the audit trail: `by` did it, it is `about` somebody, and both days are included. */
export const AUDIT_QUERY: AllowedQuery = {
  filters: {
    by: isId,
    about: isId,
    action: (value) => ACTIONS.some((action) => action.value === value),
    table: (value) => TABLES.some((table) => table.value === value),
    from: isDay,
    until: isDay,
  },
  sorts: [],
};

/** What counts call the rows. */
export const ENTRIES = { one: 'entry', many: 'entries' };
