import type { AuditLog } from '../../../machines/shared/entities.ts';

/** The filters that narrow the trail to a person: what they did, or what was done to them. */
export type PersonFilter = 'by' | 'about';

/** How the entries on screen call a person, the newest first; null where none of them names them. */
export function namedPerson(entries: AuditLog[], filter: PersonFilter, id: string): string | null {
  const names = entries.map((entry) => {
    if (filter === 'by') return entry.performedBy === id ? entry.performedByLabel : null;
    return entry.subjectId === id ? nameAfter(entry) : null;
  });
  return names.find((name) => name !== null && name !== '') ?? null;
}

/** An entry has the name from before its change. */
function nameAfter({ label, changes }: AuditLog): string | null {
  return ['first_name', 'last_name', 'name'].reduce((name, field) => {
    const { old, new: next } = changes[field] ?? {};
    return typeof old === 'string' && typeof next === 'string' ? (name?.replace(old, () => next) ?? null) : name;
  }, label);
}
