import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';
import { filtersOf, isNarrowedList } from '../../../machines/directory/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { FilterWords } from '../print/FilterWords.tsx';
import type { DirectoryActor } from './directoryActor.ts';
import * as styles from './DirectoryFilters.css.ts';

export type DirectoryFiltersProps = { directory: DirectoryActor; children: ReactNode };

/** The filters of a list in a line, and a way to be rid of them and of the search. */
export function DirectoryFilters({ directory, children }: DirectoryFiltersProps) {
  const isNarrowed = useSelector(directory, isNarrowedList);
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    directory.send({ type: 'query.clear' });
    // The button goes: whoever pressed it stays here.
    bar.current?.querySelector('select')?.focus();
  };
  return (
    <div ref={bar} role="group" aria-label="Filters" className={styles.filters}>
      {children}
      {isNarrowed && (
        <Button variant="text" className={styles.clear} onClick={clear}>
          Clear all
        </Button>
      )}
    </div>
  );
}

export type FilterOption = { value: string; label: string };

export type DirectoryFilterProps = {
  directory: DirectoryActor;
  /** The filter's name in the address. */
  name: string;
  /** Its name, read aloud. */
  label: string;
  /** What stands for no filter: All roles. */
  all: string;
  options: FilterOption[];
  /** Whether options are still on their way. */
  isBusy?: boolean;
  /** Which other filter, by its name, does not go with a value. */
  unsets?: (value: string) => string | undefined;
};

/** A filter of a list. A value that is set before its options are there is kept. */
export function DirectoryFilter(props: DirectoryFilterProps) {
  const { directory, name, label, all, options, isBusy = false, unsets } = props;
  const value = useSelector(directory, (snapshot) => filtersOf(snapshot)[name] ?? '');
  const chosen = options.find((option) => option.value === value);
  const unknown = isBusy ? 'Loading...' : 'Unknown';
  return (
    <>
      {value !== '' && <FilterWords label={label} value={chosen?.label ?? unknown} />}
      <div className={styles.filter}>
        <FilterSelect
          label={label}
          value={value}
          aria-busy={isBusy}
          className={value === '' ? undefined : styles.set}
          onValueChange={(to) => directory.send({ type: 'filter.set', name, value: to, unsets: unsets?.(to) })}
        >
          <option value="">{all}</option>
          {value !== '' && chosen === undefined && <option value={value}>{unknown}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </FilterSelect>
      </div>
    </>
  );
}
