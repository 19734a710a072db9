import type { Filters } from '../../machines/list/page.ts';
import { isId } from '../../machines/rules/isId.ts';
import { isRole } from '../../machines/rules/roles.ts';

/** Whether a value can be one of its filter; a value that cannot is met by no row. */
type Check = (value: string) => boolean;

const isTime: Check = (value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
const isNamed: Check = (value) => /^\w+$/.test(value);

const STAFF_FILTERS: Record<string, Check> = {
  role: isRole,
  department: isId,
  team: isId,
  setup: (value) => value === 'pending',
};

const AUDIT_FILTERS: Record<string, Check> = {
  by: isId,
  about: isId,
  action: isNamed,
  table: isNamed,
  from: isTime,
  until: isTime,
};

const TEAM_FILTERS: Record<string, Check> = { department: isId };

/** The filters that the list of people knows; null when a value is none, and nobody can meet it. */
export function staffFilters(filters: Filters | undefined): Filters | null {
  return knownFilters(filters, STAFF_FILTERS);
}

/** The filters that the audit trail knows; null when a value is none, and no entry can meet it. */
export function auditFilters(filters: Filters | undefined): Filters | null {
  return knownFilters(filters, AUDIT_FILTERS);
}

/** The filters that the list of teams knows; null when a value is none, and no team can meet it. */
export function teamFilters(filters: Filters | undefined): Filters | null {
  return knownFilters(filters, TEAM_FILTERS);
}

function knownFilters(filters: Filters = {}, checks: Record<string, Check>): Filters | null {
  const known = Object.entries(filters).filter(([name]) => Object.hasOwn(checks, name));
  return known.every(([name, value]) => checks[name]?.(value)) ? Object.fromEntries(known) : null;
}
