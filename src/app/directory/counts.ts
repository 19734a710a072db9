import { figures } from '../../../machines/rules/figures.ts';
import { COUNT_CAP } from '../../../machines/rules/limits.ts';

/** Whether there are more than were counted. */
export function isCapped(total: number): boolean {
  return total === COUNT_CAP + 1;
}

function numberText(total: number): string {
  return isCapped(total) ? `${figures(COUNT_CAP)}+` : figures(total);
}

/** How many a list has in all, or how many match search and filters; empty while that is unknown. */
export function countText(total: number | null, isNarrowed: boolean, noun: { one: string; many: string }): string {
  if (total === null) return '';
  if (!isNarrowed) return `${numberText(total)} ${total === 1 ? noun.one : noun.many}`;
  if (total === 0) return 'No matches';
  return `${numberText(total)} ${total === 1 ? 'match' : 'matches'}`;
}

/** How much of a list is on screen. */
export function shownText(shown: number, total: number | null): string {
  return total === null || total < shown ? `${figures(shown)} shown` : `${figures(shown)} of ${numberText(total)}`;
}

/**
 * How many rows a sheet of paper has: `312 people`, or `The first 1,000 of 1,000+ people`.
 * @param total how many there are; null when it is unknown
 * @param isWhole whether these are all
 */
export function paperText(
  shown: number,
  total: number | null,
  isWhole: boolean,
  noun: { one: string; many: string },
): string {
  if (isWhole) return `${figures(shown)} ${shown === 1 ? noun.one : noun.many}`;
  const known = total !== null && total > shown ? ` of ${numberText(total)}` : '';
  return `The first ${figures(shown)}${known} ${noun.many}`;
}
