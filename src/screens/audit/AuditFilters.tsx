import { X } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { filtersOf, rowsOf } from '../../../machines/directory/selectors.ts';
import type { AuditLog } from '../../../machines/entities.ts';
import { AuditDirectoryActor } from '../../app/actors/auditDirectoryActor.ts';
import { DirectoryFilter, DirectoryFilters } from '../../app/directory/DirectoryFilters.tsx';
import { FilterWords } from '../../app/print/FilterWords.tsx';
import { Button } from '../../ui/Button.tsx';
import { DateFilter } from '../../ui/DateFilter.tsx';
import { namedPerson, type PersonFilter } from './personFilter.ts';
import * as styles from './AuditFilters.css.ts';

const ACTIONS = [
  { value: 'INSERT', label: 'Added' },
  { value: 'UPDATE', label: 'Changed' },
  { value: 'DELETE', label: 'Removed' },
];
const TABLES = [
  { value: 'users', label: 'People' },
  { value: 'role_assignments', label: 'Assignments' },
  { value: 'teams', label: 'Teams' },
  { value: 'departments', label: 'Departments' },
];

/** Narrows the trail to an action, a table, days, and to whom somebody's entry names. */
export function AuditFilters() {
  const directory = AuditDirectoryActor.useActorRef();
  return (
    <DirectoryFilters directory={directory}>
      <PersonChip filter="about" words="About" />
      <PersonChip filter="by" words="By" />
      <DirectoryFilter directory={directory} name="action" label="Action" all="All actions" options={ACTIONS} />
      <DirectoryFilter directory={directory} name="table" label="Table" all="All tables" options={TABLES} />
      <DayFilter name="from" label="From" />
      <DayFilter name="until" label="Until" />
    </DirectoryFilters>
  );
}

function DayFilter({ name, label }: { name: 'from' | 'until'; label: string }) {
  const directory = AuditDirectoryActor.useActorRef();
  const day = useSelector(directory, (snapshot) => filtersOf(snapshot)[name] ?? '');
  return (
    <>
      {day !== '' && <FilterWords label={label} value={day} />}
      <DateFilter
        label={label}
        value={day}
        onValueChange={(value) => directory.send({ type: 'filter.set', name, value })}
      />
    </>
  );
}

/** A person whom the trail is narrowed to: their name, and a way to be rid of it. */
function PersonChip({ filter, words }: { filter: PersonFilter; words: string }) {
  const directory = AuditDirectoryActor.useActorRef();
  const id = useSelector(directory, (snapshot) => filtersOf(snapshot)[filter]);
  const rows = useSelector(directory, rowsOf<AuditLog>);
  if (id === undefined) return null;
  const name = namedPerson(rows, filter, id);
  return (
    <>
      <FilterWords label={words} value={name} />
      <Button
        className={styles.chip}
        aria-label={`${words} ${name}: show everybody`}
        onClick={() => directory.send({ type: 'filter.set', name: filter, value: '' })}
      >
        <span className={styles.name}>
          {words} <bdi>{name}</bdi>
        </span>
        <X size={16} aria-hidden />
      </Button>
    </>
  );
}
