const format = new Intl.NumberFormat('en');

/** How many a list has in all, or how many match its search; empty while that is unknown. */
export function countText(total: number | null, search: string, noun: { one: string; many: string }): string {
  if (total === null) return '';
  if (search === '') return `${format.format(total)} ${total === 1 ? noun.one : noun.many}`;
  if (total === 0) return 'No matches';
  return `${format.format(total)} ${total === 1 ? 'match' : 'matches'}`;
}

/** How much of a list is on screen. */
export function shownText(shown: number, total: number | null): string {
  return total === null || total < shown
    ? `${format.format(shown)} shown`
    : `${format.format(shown)} of ${format.format(total)}`;
}
