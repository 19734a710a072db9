import type { FoundPerson } from '../../../machines/commandPalette/options.ts';
import type { AuditLog } from '../../../machines/shared/entities.ts';

/** Somebody whom the trail says was removed, as they were then; null where the entry does not tell. */
export function removedPerson({ subjectId, changes }: AuditLog): FoundPerson | null {
  const before = (field: string) => {
    const value = changes[field]?.old;
    return typeof value === 'string' ? value : null;
  };
  const email = before('email');
  if (subjectId === null || email === null) return null;
  return {
    id: subjectId,
    email,
    firstName: before('first_name'),
    lastName: before('last_name'),
    displayName: before('display_name'),
    role: null,
    isRemoved: true,
  };
}
