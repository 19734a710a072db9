import { useSelector } from '@xstate/react';
import type { Sort } from '../../../machines/list/page.ts';
import { sortOf } from '../../../machines/list/selectors.ts';
import { HeaderCell, type HeaderCellProps } from '../../components/table/Cell.tsx';
import type { ListActor } from './listActor.ts';

export type SortableHeaderCellProps = Omit<HeaderCellProps, 'sort' | 'onSort'> & {
  list: ListActor;
  /** The sort's key in the address. */
  sortKey: string;
};

/** A column that the list can be sorted by: rising, falling, and then in the list's own order again. */
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
