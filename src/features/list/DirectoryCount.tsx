import { shallowEqual, useSelector } from '@xstate/react';
import { isNarrowedList, totalOf } from '../../../machines/list/selectors.ts';
import { countText } from './counts.ts';
import type { DirectoryActor } from './directoryActor.ts';

export type DirectoryCountProps = { directory: DirectoryActor; noun: { one: string; many: string } };

/** How many there are, or match; read aloud when it changes. */
export function DirectoryCount({ directory, noun }: DirectoryCountProps) {
  const total = useSelector(directory, totalOf, shallowEqual);
  const isNarrowed = useSelector(directory, isNarrowedList);
  return <span role="status">{countText(total, isNarrowed, noun)}</span>;
}
