/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws `count` of the items without putting any back, in their order; the same ones for the same seed. */
export function drawn<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  if (count >= items.length) return [...items];
  const random = randomNumbers(seed);
  return items
    .map((item, index) => ({ item, index, lot: random() }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, count)
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item);
}
