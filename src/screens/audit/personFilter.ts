import type { AuditLog } from '../../../machines/entities.ts';

/** The filters that narrow the trail to a person: what they did, or what was done to them. */
export type PersonFilter = 'by' | 'about';

/** How the entries on screen call a person; null where none of them names them. */
export function namedPerson(entries: AuditLog[], filter: PersonFilter, id: string): string | null {
  const names = entries.map((entry) =>
    filter === 'by' ? entry.performedBy === id && entry.performedByLabel : entry.subjectId === id && entry.label,
  );
  return names.find((name) => typeof name === 'string' && name !== '') || null;
}
