import type { AuditLog } from '../../../machines/shared/entities.ts';

/** The filters by person: the actor or the subject. */
export type PersonFilter = 'by' | 'about';

/** The name of a person in the newest entry that has one, or null. */
export function namedPerson(entries: AuditLog[], filter: PersonFilter, id: string): string | null {
  const names = entries.map((entry) => {
    if (filter === 'by') return entry.performedBy === id ? entry.performedByLabel : null;
    return entry.subjectId === id ? nameAfter(entry) : null;
  });
  return names.find((name) => name !== null && name !== '') ?? null;
}

/** The label of an entry is the name before the change. */
function nameAfter({ label, changes }: AuditLog): string | null {
  return ['first_name', 'last_name', 'name'].reduce((name, field) => {
    const { old, new: next } = changes[field] ?? {};
    return typeof old === 'string' && typeof next === 'string' ? (name?.replace(old, () => next) ?? null) : name;
  }, label);
}
