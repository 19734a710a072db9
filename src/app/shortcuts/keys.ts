/** A shortcut on all signed-in screens. */
export type Shortcut = 'palette' | 'search' | 'help';

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of the shortcuts on this platform. */
export const KEYS: Record<Shortcut, readonly string[]> = {
  palette: [isApple ? '⌘' : 'Ctrl', 'K'],
  search: ['/'],
  help: ['?'],
};

/** The same for `aria-keyshortcuts`. */
export const PALETTE_KEYS = isApple ? 'Meta+K' : 'Control+K';

/** The modifier key of the palette shortcut. */
export const PALETTE_MODIFIER = isApple ? 'Meta' : 'Control';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The shortcut of a key press, or null. Shift is ignored: many keyboards need it for `/`. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Press, isMac = isApple): Shortcut | null {
  if (altKey) return null;
  const [modifier, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (other) return null;
  if (modifier) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (key === '/') return 'search';
  return key === '?' ? 'help' : null;
}
