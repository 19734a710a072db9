import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FoundPerson } from '../../../machines/commandPalette/options.ts';
import { filtersOf, isSettled, rowsOf } from '../../../machines/list/selectors.ts';
import { fullName, type AuditLog } from '../../../machines/shared/entities.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { AuditListActor } from './auditListActor.ts';
import { PersonPicker, type PersonPickerProps } from '../palette/PersonPicker.tsx';
import { FilterWords } from '../print/PrintNote.tsx';
import { Button } from '../../components/button/Button.tsx';
import { namedPerson, type PersonFilter } from './personFilter.ts';
import { useCurrentName } from './useCurrentName.ts';
import * as styles from './AuditFilters.css.ts';

export type PersonFilterControlProps = Omit<PersonPickerProps, 'onPick'> & {
  filter: PersonFilter;
  /** What stands before the name of who is chosen: About, By. */
  words: string;
};

/** A person whom the trail is narrowed to, and a way to be rid of them; a field that finds one as long as there is none. */
export function PersonFilterControl({ filter, words, ...picker }: PersonFilterControlProps) {
  const list = AuditListActor.useActorRef();
  const id = useSelector(list, (snapshot) => filtersOf(snapshot)[filter]);
  const entries = useSelector(list, rowsOf<AuditLog>);
  // The rows come first.
  const isListed = useSelector(list, isSettled);
  const currentName = useCurrentName(isListed ? id : undefined, entries[0]?.id);
  const [picked, setPicked] = useState<FoundPerson | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isSwapped = useRef(false);
  const set = (value: string) => {
    isSwapped.current = true;
    list.send({ type: 'filter.set', name: filter, value });
  };

  // What was pressed has gone: the focus goes to what stands in its place.
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
  // A removed person has no current name: the last known one stays.
  const known = picked?.id === id ? fullName(picked) || picked.email : null;
  const name = currentName ?? known ?? namedPerson(entries, filter, id) ?? 'one person';
  return (
    <div ref={frame} className={styles.chosen}>
      <FilterWords label={words} value={name} />
      <Button className={styles.chip} aria-label={`${words} ${isolated(name)}: show everybody`} onClick={() => set('')}>
        <span className={styles.name} title={name}>
          {words} <bdi>{name}</bdi>
        </span>
        <X size={16} aria-hidden />
      </Button>
    </div>
  );
}
