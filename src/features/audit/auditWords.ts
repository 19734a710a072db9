import type { ListQuery } from '../../../machines/list/page.ts';
import type { AuditChange, AuditLog } from '../../../machines/shared/entities.ts';
import { formatAny, formatNumber } from '../../../machines/rules/format.ts';
import { SEARCH_LENGTH } from '../../../machines/rules/limits.ts';
import { isRole, roleLabel } from '../../../machines/rules/roles.ts';
import { secondText } from '../../../machines/rules/dates.ts';
import { optionsOf, STAFF_CODES, TEAM_CODES } from '../../backend/wire/filters.ts';

type Option = { value: string; label: string };

/** The options of the Action filter. */
export const ACTIONS: Option[] = [
  { value: 'INSERT', label: 'Added' },
  { value: 'UPDATE', label: 'Changed' },
  { value: 'DELETE', label: 'Removed' },
  { value: 'EXPORT', label: 'Exported' },
  { value: 'PRINT', label: 'Printed' },
  { value: 'RESET_EMAIL', label: 'Sent a reset email' },
  { value: 'SIGN_OUT', label: 'Ended sessions' },
  { value: 'TICKET', label: 'Allowed a sign-up' },
  { value: 'PASSWORD', label: 'Changed a password' },
  { value: 'ERASE', label: 'Erased' },
  { value: 'PURGE', label: 'Purged' },
];

/** The options of the Table filter. */
export const TABLES: Option[] = [
  { value: 'users', label: 'People' },
  { value: 'role_assignments', label: 'Assignments' },
  { value: 'teams', label: 'Teams' },
  { value: 'departments', label: 'Departments' },
  { value: 'audit_logs', label: 'Audit logs' },
];

/** Filters whose values an export records as codes. */
const CODES: [string, Option[]][] = [
  ['action', ACTIONS],
  ['table', TABLES],
  ...[STAFF_CODES, TEAM_CODES]
    .flatMap((codes) => Object.entries<Record<string, string>>(codes))
    .map(([name, labels]): [string, Option[]] => [name, optionsOf(labels)]),
];

/** Actions that the app reports, because the server cannot observe them. */
const REPORTED = ['EXPORT', 'PRINT', 'RESET_EMAIL'];

/** The noun of a table's records. */
const NOUNS = new Map([
  ['users', 'person'],
  ['teams', 'team'],
  ['departments', 'department'],
  ['role_assignments', 'assignment'],
  ['audit_logs', 'audit log entry'],
]);

/** Irregular plurals. */
const PLURALS = new Map([
  ['users', 'people'],
  ['audit_logs', 'audit log entries'],
]);

/** The label of `is_password_changed`. */
export const SETUP_COMPLETED = 'Setup completed';

/** Labels that differ from the column's name. */
const FIELDS = new Map([
  ['is_password_changed', SETUP_COMPLETED],
  ['archived_at', 'Archived'],
  ['invited_at', 'Invitation sent'],
  ['sessions', 'Ended sessions'],
]);

/** Columns with a time. */
const TIMES = ['invited_at', 'suspended_from', 'before'];

/** Filters that can hold several values. */
const SEVERAL = ['role', 'status'];

/** Replaces an empty value. */
export const NOTHING = '—';

/** A changed field, as labels. */
export type FieldChange = { field: string; before: string; after: string; ids?: AuditChange['ids'] };

/** The labels of actions, the longest first; not those in "Removed person 7f3a". */
const ACTION_LABELS = new RegExp(
  `\\b(${[...ACTIONS]
    .map(({ label }) => label)
    .sort((one, other) => other.length - one.length)
    .join('|')})\\b(?! person)`,
  'gi',
);

/** Replaces the labels of actions in a search with their codes, which the database finds. */
export function withCodes<Query extends ListQuery>(query: Query): Query {
  const codeOf = (label: string) =>
    ACTIONS.find((action) => action.label.toLowerCase() === label.toLowerCase())?.value ?? label;
  const search = query.search.replace(ACTION_LABELS, codeOf);
  return search.length > SEARCH_LENGTH ? query : { ...query, search };
}

/** The noun of a table's records, `team`; for an unknown table, its name. */
export function nounOf(table: string): string {
  return NOUNS.get(table) ?? table.replaceAll('_', ' ');
}

/** A count with the noun of the table's records: `57 people`. */
export function countOf(table: string, count: number): string {
  const noun = nounOf(table);
  return `${formatNumber(count)} ${count === 1 ? noun : (PLURALS.get(table) ?? `${noun}s`)}`;
}

/** The label of a column: `first_name` becomes `First name`. */
export function fieldLabel(field: string): string {
  const words = field.replaceAll('_', ' ');
  return FIELDS.get(field) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The address and role of the performer at the time, which they cannot choose: `ann@example.org · Admin`. */
export function performerDetail({ performer }: AuditLog): string {
  return performer === null ? '' : `${performer.email} · ${valueText(performer.role, 'role')}`;
}

/** Formats a value. Strings are user content and are not changed. */
export function valueText(value: unknown, field = ''): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'archived_at') return 'Yes';
  if (TIMES.includes(field) && typeof value === 'string') return secondText(value);
  if (typeof value === 'string') {
    if (!SEVERAL.includes(field)) return codeLabel(value, field);
    return formatAny(value.split(',').map((one) => (isRole(one) ? roleLabel(one) : codeLabel(one, field))));
  }
  return JSON.stringify(value);
}

/** Whether an entry was reported by the app, not recorded by the database. */
export function isReported({ action }: Pick<AuditLog, 'action'>): boolean {
  return REPORTED.includes(action);
}

/** The changed fields, sorted by label, without those that look the same before and after but have no ids. */
export function fieldChanges({ changes }: Pick<AuditLog, 'changes'>): FieldChange[] {
  return Object.entries(changes)
    .map(([field, change]) => ({
      field: fieldLabel(field),
      before: valueText(change.old, field),
      after: valueText(change.new, field),
      ...(change.ids && { ids: change.ids }),
    }))
    .filter(({ before, after, ids }) => before !== after || ids !== undefined)
    .sort((one, other) => one.field.localeCompare(other.field, 'en'));
}

function codeLabel(value: string, field: string): string {
  const options = CODES.flatMap(([name, codes]) => (name === field ? codes : []));
  return options.find((option) => option.value === value)?.label ?? value;
}
