import type { ThemePreference } from '../../../machines/shared/entities.ts';
import { safeStorage } from '../../backend/storage.ts';

/** Read by index.html before the first paint, while a session is kept on this device. */
const THEME_KEY = 'app-theme';
const DARK_CLASS = 'dark';

/** Shows a theme, and remembers it on this device; light is what an unknown device shows. */
export function showTheme(theme: ThemePreference): void {
  document.documentElement.classList.toggle(DARK_CLASS, theme === 'dark');
  if (theme === 'dark') safeStorage.setItem(THEME_KEY, theme);
  else safeStorage.removeItem(THEME_KEY);
}

/** The theme that the document shows now: at the start, what index.html found remembered. */
export function shownTheme(): ThemePreference {
  return document.documentElement.classList.contains(DARK_CLASS) ? 'dark' : 'light';
}
