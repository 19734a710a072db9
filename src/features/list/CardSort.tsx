import { useSelector } from '@xstate/react';
import { sortOf } from '../../../machines/list/selectors.ts';
import { FilterSelect } from '../../components/form/SelectField.tsx';
import type { ListActor } from './listActor.ts';

export type CardSortProps = {
  list: ListActor;
  /** The list's own order. */
  own: string;
  /** The other orders, by the key of their sort. */
  sorts: Readonly<Record<string, string>>;
};

/** How a list is sorted, where it is shown as cards: they have no headers to press. */
export function CardSort({ list, own, sorts }: CardSortProps) {
  const sort = useSelector(list, sortOf);
  const choose = (key: string) =>
    list.send({ type: 'sort.set', sort: key === '' ? null : { key, isDescending: false } });
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
