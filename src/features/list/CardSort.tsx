import { useSelector } from '@xstate/react';
import { sortOf } from '../../../machines/list/selectors.ts';
import { FilterSelect } from '../../components/form/FilterSelect.tsx';
import type { DirectoryActor } from './directoryActor.ts';

export type CardSortProps = {
  directory: DirectoryActor;
  /** The list's own order. */
  own: string;
  /** The other orders, by the key of their sort. */
  sorts: Readonly<Record<string, string>>;
};

/** How a list is sorted, where it is shown as cards: they have no headers to press. */
export function CardSort({ directory, own, sorts }: CardSortProps) {
  const sort = useSelector(directory, sortOf);
  const choose = (key: string) =>
    directory.send({ type: 'sort.set', sort: key === '' ? null : { key, isDescending: false } });
  return (
    <FilterSelect label="Sort by" value={sort?.key ?? ''} onValueChange={choose}>
      <option value="">{own}</option>
      {Object.entries(sorts).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </FilterSelect>
  );
}
