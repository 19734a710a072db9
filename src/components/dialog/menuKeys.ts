/**
 * Which item of a menu a key leads to; null when the key is not the menu's.
 * Takes the key, the index of the focused item (-1 for none) and the names of all items.
 */
export function nextItem(key: string, current: number, names: string[]): number | null {
  const count = names.length;
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return byLetter(key, current, names);
  }
}

/** The next item, from the current one around, whose name begins with the letter. */
function byLetter(key: string, current: number, names: string[]): number | null {
  if (!/^\p{L}$/u.test(key)) return null;
  const letter = key.toLocaleLowerCase();
  const order = names.map((_, step) => (current + 1 + step) % names.length);
  return order.find((index) => names[index]?.trim().toLocaleLowerCase().startsWith(letter)) ?? null;
}
