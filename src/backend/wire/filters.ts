import type { Filters } from '../../../machines/list/page.ts';
import { isAccountStatus } from '../../../machines/rules/accountStatus.ts';
import { isId } from '../../../machines/rules/isId.ts';
import { isRole } from '../../../machines/rules/roles.ts';

/** The filters of a list by name, and whether a value is possible. No row matches an impossible value. */
export type FilterChecks = Readonly<Record<string, (value: string) => boolean>>;

const isTime = (value: string) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
const isWord = (value: string) => /^\w+$/.test(value);

export const STAFF_FILTERS = {
  role: isRole,
  department: isId,
  team: (value) => value === 'none' || isId(value),
  status: (value) => value === 'current' || isAccountStatus(value),
} satisfies FilterChecks;

export const AUDIT_FILTERS = {
  by: isId,
  about: isId,
  action: isWord,
  table: isWord,
  from: isTime,
  until: isTime,
} satisfies FilterChecks;

export const TEAM_FILTERS: FilterChecks = { department: isId, status: (value) => value === 'archived' };

/** The known filters of a list; null if a value is impossible, so that no row can match. */
export function knownFilters(filters: Filters = {}, checks: FilterChecks): Filters | null {
  const known = Object.entries(filters).filter(([name]) => Object.hasOwn(checks, name));
  return known.every(([name, value]) => checks[name]?.(value)) ? Object.fromEntries(known) : null;
}
