/**
 * A whole number in English figures: `12,345`. By hand: an `Intl.NumberFormat` takes a slow laptop 110 ms to make. And
 * not by `String`: V8 keeps the texts of numbers, 128 of them until two need the same place, then 8,192. As 10,000 and
 * the width of an icon do, for 64 kB.
 */
export function figures(count: number): string {
  return count.toFixed().replace(/\B(?=(?:\d{3})+$)/g, ',');
}
