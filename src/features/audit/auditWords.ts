import type { AuditLog } from '../../../machines/shared/entities.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import { isRole, roleLabel } from '../../../machines/rules/roles.ts';

type Option = { value: string; label: string };

/** The actions of entries, as the filter names them. */
export const ACTIONS: Option[] = [
  { value: 'INSERT', label: 'Added' },
  { value: 'UPDATE', label: 'Changed' },
  { value: 'DELETE', label: 'Removed' },
  { value: 'EXPORT', label: 'Exported' },
  { value: 'PRINT', label: 'Printed' },
  { value: 'RESET_EMAIL', label: 'Sent a reset email' },
];

/** The tables of entries, as the filter names them. */
export const TABLES: Option[] = [
  { value: 'users', label: 'People' },
  { value: 'role_assignments', label: 'Assignments' },
  { value: 'teams', label: 'Teams' },
  { value: 'departments', label: 'Departments' },
  { value: 'audit_logs', label: 'Audit logs' },
];

/** The values of the filters that an export records by a code. */
const CODES = new Map([
  ['action', ACTIONS],
  ['table', TABLES],
  ['setup', [{ value: 'pending', label: 'Pending' }]],
]);

/** Actions that the app reports and the server cannot observe. */
const REPORTED = ['EXPORT', 'PRINT', 'RESET_EMAIL'];

/** What a table's records are called. */
const NOUNS = new Map([
  ['users', 'person'],
  ['teams', 'team'],
  ['departments', 'department'],
  ['role_assignments', 'assignment'],
  ['audit_logs', 'audit log entry'],
]);

/** What several of them are called, where that is not the noun with an s. */
const PLURALS = new Map([
  ['users', 'people'],
  ['audit_logs', 'audit log entries'],
]);

/** What the field is called that says whether somebody has set a password of their own. */
export const SETUP_COMPLETED = 'Setup completed';

/** Fields whose column name is not how people call them. */
const FIELDS = new Map([
  ['is_password_changed', SETUP_COMPLETED],
  ['archived_at', 'Archived'],
]);

/** What stands for a value that is not there. */
export const NOTHING = '—';

/** One field of an entry, in words. */
export type FieldChange = { field: string; before: string; after: string };

/** What a record of the table is called: `team`; a table that the product does not know, by its own name. */
export function nounOf(table: string): string {
  return NOUNS.get(table) ?? table.replaceAll('_', ' ');
}

/** How many records of the table: `57 people`. */
export function countOf(table: string, count: number): string {
  const noun = nounOf(table);
  return `${formatNumber(count)} ${count === 1 ? noun : (PLURALS.get(table) ?? `${noun}s`)}`;
}

/** What a column is called: `first_name` becomes `First name`. */
export function fieldLabel(field: string): string {
  const words = field.replaceAll('_', ' ');
  return FIELDS.get(field) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value in words. Texts are somebody's own: they stay as they are. */
export function valueText(value: unknown, field = ''): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'archived_at') return 'Yes';
  if (typeof value === 'string') {
    return field === 'role' && isRole(value) ? roleLabel(value) : codeLabel(value, field);
  }
  return JSON.stringify(value);
}

/** Whether an entry is a statement by the app, not an observed change. */
export function isReported({ action }: Pick<AuditLog, 'action'>): boolean {
  return REPORTED.includes(action);
}

/** What changed, field by field, in the order of the words. Fields that hold nothing before and after are left out. */
export function fieldChanges({ changes }: Pick<AuditLog, 'changes'>): FieldChange[] {
  return Object.entries(changes)
    .map(([field, change]) => ({
      field: fieldLabel(field),
      before: valueText(change.old, field),
      after: valueText(change.new, field),
    }))
    .filter(({ before, after }) => before !== after)
    .sort((one, other) => one.field.localeCompare(other.field, 'en'));
}

function codeLabel(value: string, field: string): string {
  return CODES.get(field)?.find((option) => option.value === value)?.label ?? value;
}
