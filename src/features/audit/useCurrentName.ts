import { useEffect, useState } from 'react';
import { fullName } from '../../../machines/shared/entities.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** The current name of a person, team or department; null if there is none with this id, or it cannot be read. */
async function loadName(id: string): Promise<string | null> {
  const backend = await loadBackend();
  const [person, team, department] = await Promise.all([
    backend.loadStaffMember({ id }),
    backend.loadTeam({ id }),
    backend.loadDepartment({ id }),
  ]);
  if (person.ok && person.value !== null) return fullName(person.value) || person.value.email;
  if (team.ok && team.value !== null) return team.value.name;
  return department.ok && department.value !== null ? department.value.name : null;
}

/**
 * Reads the current name of a person, team or department by its id; null until it is known.
 * @param version reads the name again when it changes
 */
export function useCurrentName(id: string | undefined, version: unknown): string | null {
  const [read, setRead] = useState<{ id: string; name: string | null } | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let isOver = false;
    // Without the code that reads it, the list is not there either and says so.
    void loadName(id)
      .catch(() => null)
      .then((name) => !isOver && setRead({ id, name }));
    return () => {
      isOver = true;
    };
  }, [id, version]);
  return read !== null && read.id === id ? read.name : null;
}
