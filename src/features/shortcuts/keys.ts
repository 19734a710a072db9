/** What a key does on every signed-in screen. */
export type Shortcut = 'palette' | 'search' | 'help';

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of the shortcuts, as they stand on this device's keyboard. */
export const KEYS: Record<Shortcut, readonly string[]> = {
  palette: [isApple ? '⌘' : 'Ctrl', 'K'],
  search: ['/'],
  help: ['?'],
};

/** The same for `aria-keyshortcuts`. */
export const PALETTE_KEYS = isApple ? 'Meta+K' : 'Control+K';

/** The key that one holds for the palette. */
export const PALETTE_MODIFIER = isApple ? 'Meta' : 'Control';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The shortcut that a key press is; null when it is none. Shift is free: many keyboards have `/` behind it. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Press, isMac = isApple): Shortcut | null {
  if (altKey) return null;
  const [modifier, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (other) return null;
  if (modifier) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (key === '/') return 'search';
  return key === '?' ? 'help' : null;
}
