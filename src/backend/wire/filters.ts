import type { Filters } from '../../../machines/list/page.ts';
import { ACCOUNT_STATUSES, statusLabel } from '../../../machines/rules/accountStatus.ts';
import { DORMANT_AFTER, LEAVING_SOON, SETUP_OVERDUE_AFTER } from '../../../machines/rules/limits.ts';
import { isId } from '../../../machines/rules/isId.ts';
import { isRole } from '../../../machines/rules/roles.ts';

/** The filters of a list by name, and whether a value is possible. No row matches an impossible value. */
export type FilterChecks = Readonly<Record<string, (value: string) => boolean>>;

const isTime = (value: string) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
const isWord = (value: string) => /^\w+$/.test(value);

type Codes = Readonly<Record<string, string>>;

const DAY = 24 * 60 * 60_000;

/** The statuses of users who are not suspended, as a value of the filter. */
export const NOT_SUSPENDED = ACCOUNT_STATUSES.filter((status) => status !== 'suspended').join(',');

/** The values of filters that are codes, with their labels on the screen and in the audit log. */
export const STAFF_CODES = {
  team: { none: 'No team' },
  status: Object.fromEntries(ACCOUNT_STATUSES.map((status) => [status, statusLabel(status)])),
  attention: {
    expired: statusLabel('expired'),
    waiting: `Temporary password for ${SETUP_OVERDUE_AFTER / DAY} days`,
    leaving: `Leaving within ${LEAVING_SOON / DAY} days`,
    teamless: 'No team',
    dormant: `Not signed in for ${DORMANT_AFTER / DAY} days`,
    never: 'Never signed in',
  },
} satisfies Record<string, Codes>;

export const TEAM_CODES = { status: { archived: 'Archived' } } satisfies Record<string, Codes>;

/** The options of a filter. */
export function optionsOf(codes: Codes): { value: string; label: string }[] {
  return Object.entries(codes).map(([value, label]) => ({ value, label }));
}

const isOneOf = (codes: Codes) => (value: string) => Object.hasOwn(codes, value);

/** One or more values, separated by commas. */
const isEach = (check: (value: string) => boolean) => (value: string) => value.split(',').every(check);

export const STAFF_FILTERS = {
  role: isEach(isRole),
  department: isId,
  team: (value) => isOneOf(STAFF_CODES.team)(value) || isId(value),
  status: isEach(isOneOf(STAFF_CODES.status)),
  attention: isOneOf(STAFF_CODES.attention),
} satisfies FilterChecks;

export const AUDIT_FILTERS = {
  by: isId,
  about: isId,
  action: isWord,
  table: isWord,
  from: isTime,
  until: isTime,
  entry: isId,
} satisfies FilterChecks;

export const TEAM_FILTERS: FilterChecks = { department: isId, status: isOneOf(TEAM_CODES.status) };

/** The known filters of a list; null if a value is impossible, so that no row can match. */
export function knownFilters(filters: Filters = {}, checks: FilterChecks): Filters | null {
  const known = Object.entries(filters).filter(([name]) => Object.hasOwn(checks, name));
  return known.every(([name, value]) => checks[name]?.(value)) ? Object.fromEntries(known) : null;
}
