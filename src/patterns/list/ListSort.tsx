import { useSelector } from '@xstate/react';
import type { Sort } from '../../../machines/list/page.ts';
import { sortOf } from '../../../machines/list/selectors.ts';
import type { ListActor } from './listActor.ts';
import { FilterSelect } from '../../components/form/SelectField.tsx';
import { HeaderCell, type HeaderCellProps } from '../../components/table/Cell.tsx';

type CardSortProps = {
  list: ListActor;
  /** The label of the default order. */
  own: string;
  /** The labels of the other orders, by sort key. */
  sorts: Readonly<Record<string, string>>;
};

/** Selects the sort order of a list in the card layout, which has no headers. */
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

type SortableHeaderCellProps = Omit<HeaderCellProps, 'sort' | 'onSort'> & {
  list: ListActor;
  /** The sort key in the URL. */
  sortKey: string;
};

/** A header that sorts the list: ascending, descending, then the default order again. */
export function SortableHeaderCell({ list, sortKey, ...rest }: SortableHeaderCellProps) {
  const sort = useSelector(list, sortOf);
  const own = sort?.key === sortKey ? sort : null;
  return (
    <HeaderCell
      {...rest}
      sort={own === null ? 'none' : own.isDescending ? 'descending' : 'ascending'}
      onSort={() => list.send({ type: 'sort.set', sort: nextSort(own, sortKey) })}
    />
  );
}

function nextSort(own: Sort | null, key: string): Sort | null {
  if (own === null) return { key, isDescending: false };
  return own.isDescending ? null : { key, isDescending: true };
}
