import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FoundPerson } from '../../../machines/commandPalette/options.ts';
import { filtersOf, isSettled, rowsOf } from '../../../machines/list/selectors.ts';
import { type AuditLog, fullName } from '../../../machines/shared/entities.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { AuditListActor } from './auditListActor.ts';
import { PersonPicker, type PersonPickerProps } from '../../patterns/personPicker/PersonPicker.tsx';
import { FilterWords } from '../../patterns/print/PrintNote.tsx';
import { Button } from '../../components/button/Button.tsx';
import { namedPerson, type PersonFilter } from './personFilter.ts';
import * as styles from './AuditFilters.css.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

type PersonFilterControlProps = Omit<PersonPickerProps, 'onPick'> & {
  filter: PersonFilter;
  /** The word before the selected name: About or By. */
  word: string;
};

/** A picker for the person to filter by, or the selected person with a button that clears the filter. */
export function PersonFilterControl({ filter, word, ...picker }: PersonFilterControlProps) {
  const list = AuditListActor.useActorRef();
  const id = useSelector(list, (snapshot) => filtersOf(snapshot)[filter]);
  const entries = useSelector(list, rowsOf<AuditLog>);
  // Loads the name after the rows.
  const isListed = useSelector(list, isSettled);
  const currentName = useCurrentName(isListed ? id : undefined, entries[0]?.id);
  const [picked, setPicked] = useState<FoundPerson | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isSwapped = useRef(false);
  const set = (value: string) => {
    isSwapped.current = true;
    list.send({ type: 'filter.set', name: filter, value });
  };

  // The pressed control is gone: focus its replacement.
  useEffect(() => {
    if (isSwapped.current) frame.current?.querySelector<HTMLElement>('button, input')?.focus();
    isSwapped.current = false;
  }, [id]);

  const pick = (person: FoundPerson) => {
    setPicked(person);
    set(person.id);
  };
  if (id === undefined) {
    return (
      <div ref={frame} className={styles.finder[filter]}>
        <PersonPicker {...picker} onPick={pick} />
      </div>
    );
  }
  // A removed person has no current name.
  const pickedName = picked?.id === id ? fullName(picked) || picked.email : null;
  const label = currentName ?? pickedName ?? namedPerson(entries, filter, id) ?? 'one person';
  const performer = picked?.id === id ? picked : entries.find(({ performedBy }) => performedBy === id)?.performer;
  const name = filter === 'by' && performer ? `${label} · ${performer.email}` : label;
  return (
    <div ref={frame} className={styles.chosen}>
      <FilterWords label={word} value={name} />
      <Button className={styles.chip} aria-label={`${word} ${isolated(name)}: show everyone`} onClick={() => set('')}>
        <span className={styles.name} title={name}>
          {word} <bdi>{name}</bdi>
        </span>
        <X size={16} aria-hidden />
      </Button>
    </div>
  );
}

/** The current name of a person, team or department; null if the id is unknown or it cannot be read. */
async function loadName(id: string): Promise<string | null> {
  const backend = await loadBackend();
  const [person, team, department] = await Promise.all([
    backend.loadUser({ id }),
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
function useCurrentName(id: string | undefined, version: unknown): string | null {
  const [read, setRead] = useState<{ id: string; name: string | null } | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let isOver = false;
    // If the backend client cannot be loaded, the list shows the error.
    void loadName(id)
      .catch(() => null)
      .then((name) => !isOver && setRead({ id, name }));
    return () => {
      isOver = true;
    };
  }, [id, version]);
  return read !== null && read.id === id ? read.name : null;
}
