import type { FoundPeople } from '../../../machines/commandPalette/commandPaletteMachine.ts';
import { isNamed, type FoundPerson } from '../../../machines/commandPalette/options.ts';
import type { AuditLog } from '../../../machines/shared/entities.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { abortable } from '../list/listActor.ts';
import { SEARCH_SIZE } from './paletteActor.ts';

const REMOVALS = { action: 'DELETE', table: 'users' };

/** The number of entries to read: the search also matches the person who removed others, which may be many entries. */
const REMOVALS_SIZE = 200;

/** Finds people in the list, and removed people in the audit log. */
export const findAlsoRemoved = abortable<FoundPeople, { search: string }>(async ({ input: { search }, signal }) => {
  const backend = await loadBackend();
  const request = { search, after: null, size: SEARCH_SIZE };
  const [staff, removals] = await Promise.all([
    backend.listUsers(request, signal),
    backend.listAuditLogs({ ...request, size: REMOVALS_SIZE, filters: REMOVALS }, signal),
  ]);
  if (!staff.ok) return staff;
  if (!removals.ok) return removals;
  const removed = removals.value.rows
    .map(removedPerson)
    .filter((person): person is FoundPerson => person !== null && isNamed(person, search));
  return {
    ok: true,
    value: { rows: [...staff.value.rows, ...removed], next: staff.value.next ?? removals.value.next },
  };
});

/** The removed person of an audit entry, with their values at that time; null if it has too few. */
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
