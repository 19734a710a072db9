import type { RowCount } from '../../../machines/list/page.ts';
import { formatNumber } from '../../../machines/rules/format.ts';

function numberText({ number, isExact }: RowCount): string {
  return isExact ? formatNumber(number) : `${formatNumber(number)}+`;
}

/** How many a list has in all, or how many match search and filters; empty while that is unknown. */
export function countText(total: RowCount | null, isFiltered: boolean, noun: { one: string; many: string }): string {
  if (total === null) return '';
  if (!isFiltered) return `${numberText(total)} ${total.number === 1 ? noun.one : noun.many}`;
  if (total.number === 0) return 'No matches';
  return `${numberText(total)} ${total.number === 1 ? 'match' : 'matches'}`;
}

/** How much of a list is on screen. */
export function shownText(shown: number, total: RowCount | null): string {
  return total === null || total.number < shown
    ? `${formatNumber(shown)} shown`
    : `${formatNumber(shown)} of ${numberText(total)}`;
}

/**
 * How many rows a sheet of paper has: `312 people`, or `The first 1,000 of 1,000+ people`.
 * @param total how many there are; null when it is unknown
 * @param isWhole whether these are all
 */
export function paperText(
  shown: number,
  total: RowCount | null,
  isWhole: boolean,
  noun: { one: string; many: string },
): string {
  if (isWhole) return `${formatNumber(shown)} ${shown === 1 ? noun.one : noun.many}`;
  const isMore = total !== null && (total.number > shown || (total.number === shown && !total.isExact));
  const known = isMore ? ` of ${numberText(total)}` : '';
  return `The first ${formatNumber(shown)}${known} ${noun.many}`;
}
