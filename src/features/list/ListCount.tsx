import { shallowEqual, useSelector } from '@xstate/react';
import { isFilteredList, totalOf } from '../../../machines/list/selectors.ts';
import { countText } from './counts.ts';
import type { ListActor } from './listActor.ts';

export type ListCountProps = { list: ListActor; noun: { one: string; many: string } };

/** How many there are, or match; read aloud when it changes. */
export function ListCount({ list, noun }: ListCountProps) {
  const total = useSelector(list, totalOf, shallowEqual);
  const isFiltered = useSelector(list, isFilteredList);
  return <span role="status">{countText(total, isFiltered, noun)}</span>;
}
