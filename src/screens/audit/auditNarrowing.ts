import { isId } from '../../../machines/rules/isId.ts';
import type { Narrowing } from '../../app/directory/queryAddress.ts';
import { isDay } from '../../app/directory/days.ts';

const ACTIONS = ['INSERT', 'UPDATE', 'DELETE'];
const TABLES = ['users', 'role_assignments', 'teams', 'departments'];

/** What the address may ask of the audit trail: `by` did it, it is `about` somebody, and both days are included. */
export const AUDIT_NARROWING: Narrowing = {
  filters: {
    by: isId,
    about: isId,
    action: (value) => ACTIONS.includes(value),
    table: (value) => TABLES.includes(value),
    from: isDay,
    until: isDay,
  },
  sorts: [],
};
