import type { AuditLog } from '../../../machines/entities.ts';
import { isRole, roleLabel } from '../../../machines/rules/roles.ts';

/** What a table's records are called. */
const NOUNS = new Map([
  ['users', 'person'],
  ['teams', 'team'],
  ['departments', 'department'],
  ['role_assignments', 'assignment'],
]);

/** What the field is called that says whether somebody has set a password of their own. */
export const SETUP_COMPLETED = 'Setup completed';

/** Fields whose column name is not how people call them. */
const FIELDS = new Map([['is_password_changed', SETUP_COMPLETED]]);

/** What stands for a value that is not there. */
export const NOTHING = '—';

/** One field of an entry, in words. */
export type FieldChange = { field: string; before: string; after: string };

/** What a record of the table is called: `team`; a table that the product does not know, by its own name. */
export function nounOf(table: string): string {
  return NOUNS.get(table) ?? table.replaceAll('_', ' ');
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
  if (typeof value === 'string') return field === 'role' && isRole(value) ? roleLabel(value) : value;
  return JSON.stringify(value);
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
