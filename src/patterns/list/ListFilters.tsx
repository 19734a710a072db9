import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';
import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { filterCountOf, filtersOf, isFilteredList } from '../../../machines/list/selectors.ts';
import { formatAny } from '../../../machines/rules/format.ts';
import { Button } from '../../components/button/Button.tsx';
import { classes } from '../../lib/classes.ts';
import { FilterSelect } from '../../components/form/SelectField.tsx';
import type { ListActor } from './listActor.ts';
import * as styles from './ListFilters.css.ts';
import { FilterWords } from '../print/PrintNote.tsx';

type ListFiltersProps = {
  list: ListActor;
  /** A CardSort, if the list can be sorted. */
  sort?: ReactNode;
  /** The control of each filter, by its name. */
  controls: Readonly<Record<string, ReactNode>>;
};

/** The filters of a list, and Clear all. Collapsed on mobile behind a button with the number of active filters. */
export function ListFilters({ list, sort, controls }: ListFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = useSelector(list, filterCountOf);
  const isFiltered = useSelector(list, isFilteredList);
  const filters = useRef<HTMLDivElement>(null);
  const clear = () => {
    list.send({ type: 'query.clear' });
    // The button unmounts, so focus the first filter.
    filters.current?.querySelector('select')?.focus();
  };
  return (
    <div role="group" aria-label="Filters" className={styles.frame}>
      <div className={styles.bar}>
        <Button
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={id}
          className={classes(count > 0 && styles.set)}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
        {sort}
      </div>
      <div ref={filters} id={id} className={styles.filters[isOpen ? 'open' : 'closed']}>
        {Object.entries(controls).map(([name, control]) => (
          <Fragment key={name}>{control}</Fragment>
        ))}
        {isFiltered && (
          <Button variant="text" className={styles.clear} onClick={clear}>
            Clear all
          </Button>
        )}
      </div>
    </div>
  );
}

type FilterOption = { value: string; label: string };

type ListFilterProps = {
  list: ListActor;
  /** The filter's name in the URL. */
  name: string;
  /** The accessible name. */
  label: string;
  /** The option for no filter, such as All roles. */
  all: string;
  options: FilterOption[];
  /** Whether it can hold several values, separated by commas. */
  several?: boolean;
  /** Whether the options are loading. */
  isBusy?: boolean;
  /** The name of another filter that is incompatible with a value. */
  unsets?: (value: string) => string | undefined;
};

/** A filter of a list. Shows a selected value even before its options are loaded. */
export function ListFilter(props: ListFilterProps) {
  const { list, name, label, all, options, several = false, isBusy = false, unsets } = props;
  const value = useSelector(list, (snapshot) => filtersOf(snapshot)[name] ?? '');
  const unknown = isBusy ? 'Loading...' : 'Unknown';
  const values = value === '' ? [] : value.split(',');
  const text = formatAny(values.map((one) => options.find((option) => option.value === one)?.label ?? unknown));
  const others = several && values.length > 0 ? options.filter((option) => !values.includes(option.value)) : [];
  return (
    <>
      {value !== '' && <FilterWords label={label} value={text} />}
      <div className={styles.filter}>
        <FilterSelect
          label={label}
          value={value}
          aria-busy={isBusy}
          className={value === '' ? undefined : styles.set}
          onValueChange={(to) => list.send({ type: 'filter.set', name, value: to, unsets: unsets?.(to) })}
        >
          <option value="">{all}</option>
          {value !== '' && !options.some((option) => option.value === value) && <option value={value}>{text}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {others.length > 0 && (
            <optgroup label={`${text} or`}>
              {others.map((option) => (
                <option key={option.value} value={`${value},${option.value}`}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          )}
        </FilterSelect>
      </div>
    </>
  );
}
