/** What a list has in the document, from top to bottom: a row, or a space of the height of those left out. */
export type RowSlot = { index: number } | { height: number };

/** A row with its place, in pixels from the top of the list. */
export type PlacedRow = { index: number; start: number; end: number };

/** Less than this is rounding, and no space. */
const SMALLEST_SPACE = 1;

/** The slots of a list that is `height` pixels high, when only `rows` of it are in the document. */
export function rowSlots(rows: PlacedRow[], height: number): RowSlot[] {
  const slots: RowSlot[] = [];
  let end = 0;
  const fillTo = (start: number) => {
    if (start - end >= SMALLEST_SPACE) slots.push({ height: start - end });
  };
  for (const row of rows) {
    fillTo(row.start);
    slots.push({ index: row.index });
    end = row.end;
  }
  fillTo(height);
  return slots;
}

/** Of `wanted` those that are `made` already, and at most `count` others: the nearest to `middle`, in pixels. */
export function nearestRows(wanted: PlacedRow[], made: Set<number>, middle: number, count: number): PlacedRow[] {
  const distance = ({ start, end }: PlacedRow) => Math.abs((start + end) / 2 - middle);
  const missing = wanted.filter(({ index }) => !made.has(index));
  const next = new Set(missing.sort((one, other) => distance(one) - distance(other)).slice(0, count));
  return wanted.filter((row) => made.has(row.index) || next.has(row));
}

/** Of the rows in a window more than this part is there already, unless it moves faster than rows can follow. */
const FOLLOWED = 1 / 4;

/** Whether rows follow a window over `rows`, of which those of these indexes are `made`. */
export function areFollowing(rows: PlacedRow[], made: Set<number>): boolean {
  return rows.filter(({ index }) => made.has(index)).length > rows.length * FOLLOWED;
}

/** All rows of a list. */
export function allSlots(count: number): RowSlot[] {
  return Array.from({ length: count }, (_, index) => ({ index }));
}

/** The first `made` rows of a list of `count`, and a space for the others, of `rowHeight` pixels each. */
export function firstSlots(made: number, count: number, rowHeight: number): RowSlot[] {
  return made >= count ? allSlots(count) : [...allSlots(made), { height: (count - made) * rowHeight }];
}

/** Whether two lists of slots look the same. */
export function areSameSlots(some: RowSlot[] | null, others: RowSlot[]): boolean {
  return some?.length === others.length && some.every((slot, place) => isSameSlot(slot, others[place]));
}

function isSameSlot(slot: RowSlot, other: RowSlot | undefined): boolean {
  if (other === undefined) return false;
  return 'index' in slot
    ? 'index' in other && slot.index === other.index
    : 'height' in other && slot.height === other.height;
}
