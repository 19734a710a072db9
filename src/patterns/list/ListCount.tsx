import { shallowEqual, useSelector } from '@xstate/react';
import type { RowCount } from '../../../machines/list/page.ts';
import { isFilteredList, totalOf } from '../../../machines/list/selectors.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import type { ListActor } from './listActor.ts';

export type Noun = { one: string; many: string };

type ListCountProps = { list: ListActor; noun: Noun };

/** The number of rows or matches, announced when it changes. */
export function ListCount({ list, noun }: ListCountProps) {
  const total = useSelector(list, totalOf, shallowEqual);
  const isFiltered = useSelector(list, isFilteredList);
  return <span role="status">{countText(total, isFiltered, noun)}</span>;
}

/** Formats a number of rows: `1,000+` if there may be more. */
export function numberText({ number, isExact }: RowCount): string {
  return isExact ? formatNumber(number) : `${formatNumber(number)}+`;
}

/** Formats the number of rows or matches; empty while it is unknown. */
export function countText(total: RowCount | null, isFiltered: boolean, noun: Noun): string {
  if (total === null) return '';
  if (!isFiltered) return `${numberText(total)} ${total.number === 1 ? noun.one : noun.many}`;
  if (total.number === 0) return 'No matches';
  return `${numberText(total)} ${total.number === 1 ? 'match' : 'matches'}`;
}

/** Formats the number of rows on screen: `50 of 1,204`. */
export function shownText(shown: number, total: RowCount | null): string {
  return total === null || total.number < shown
    ? `${formatNumber(shown)} shown`
    : `${formatNumber(shown)} of ${numberText(total)}`;
}

/**
 * Formats the number of printed rows: `312 people`, or `The first 1,000 of 1,000+ people`.
 * @param total the number of rows in the list; null if unknown
 * @param isWhole whether all rows are printed
 */
export function paperText(shown: number, total: RowCount | null, isWhole: boolean, noun: Noun): string {
  if (isWhole) return `${formatNumber(shown)} ${shown === 1 ? noun.one : noun.many}`;
  const isMore = total !== null && (total.number > shown || (total.number === shown && !total.isExact));
  const known = isMore ? ` of ${numberText(total)}` : '';
  return `The first ${formatNumber(shown)}${known} ${noun.many}`;
}
