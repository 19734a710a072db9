import type { FoundPeople } from '../../../machines/commandPalette/commandPaletteContext.ts';
import { isNamed } from '../../../machines/commandPalette/options.ts';
import { abortable } from '../list/abortable.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { PEOPLE_SOUGHT } from './paletteActor.ts';
import { removedPerson } from './removedPerson.ts';

const REMOVALS = { action: 'DELETE', table: 'users' };
/** More than are shown: an entry is found by who removed somebody, too, which may be many. */
const REMOVALS_READ = 200;

/** Finds people in the list and, behind them, those whose removal is in the audit trail. */
export const findAlsoRemoved = abortable<FoundPeople, { search: string }>(async ({ input: { search }, signal }) => {
  const backend = await loadBackend();
  const request = { search, after: null, size: PEOPLE_SOUGHT };
  const [staff, removals] = await Promise.all([
    backend.listStaff(request, signal),
    backend.listAuditLogs({ ...request, size: REMOVALS_READ, filters: REMOVALS }, signal),
  ]);
  if (!staff.ok) return staff;
  if (!removals.ok) return removals;
  const removed = removals.value.rows.flatMap((entry) => {
    const person = removedPerson(entry);
    return person !== null && isNamed(person, search) ? [person] : [];
  });
  return {
    ok: true,
    value: { rows: [...staff.value.rows, ...removed], next: staff.value.next ?? removals.value.next },
  };
});
