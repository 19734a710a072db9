import type { ThemePreference } from '../../machines/shared/entities.ts';
import { safeStorage } from '../backend/wire/storage.ts';

/** Read by index.html before the first paint if a session is stored. */
const THEME_KEY = 'app-theme';
const DARK_CLASS = 'dark';

/** Applies a theme and stores it on this device. The default is light. */
export function showTheme(theme: ThemePreference): void {
  document.documentElement.classList.toggle(DARK_CLASS, theme === 'dark');
  if (theme === 'dark') safeStorage.setItem(THEME_KEY, theme);
  else safeStorage.removeItem(THEME_KEY);
}

/** The theme of the document; at the start, the stored one. */
export function shownTheme(): ThemePreference {
  return document.documentElement.classList.contains(DARK_CLASS) ? 'dark' : 'light';
}
