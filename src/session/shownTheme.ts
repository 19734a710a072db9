import type { ThemePreference } from '../../machines/shared/entities.ts';
import type { ThemesAtStart } from '../../machines/theme/themeMachine.ts';
import { safeStorage } from '../backend/wire/storage.ts';

/** Read by index.html before the first paint if a session is stored. */
const THEME_KEY = 'app-theme';
const DARK_CLASS = 'dark';

/** Matches while the system's theme is dark. */
export const darkSystemQuery = () => matchMedia('(prefers-color-scheme: dark)');

/** Applies a theme and stores it on this device; without one, that of the system. */
export function showTheme(chosen: ThemePreference | null): void {
  const isDark = chosen === null ? darkSystemQuery().matches : chosen === 'dark';
  document.documentElement.classList.toggle(DARK_CLASS, isDark);
  if (chosen === null) safeStorage.removeItem(THEME_KEY);
  else safeStorage.setItem(THEME_KEY, chosen);
}

/** The theme that is stored on this device, and that of the system. */
export function storedThemes(): ThemesAtStart {
  const stored = safeStorage.getItem(THEME_KEY);
  return {
    chosen: stored === 'dark' || stored === 'light' ? stored : null,
    system: darkSystemQuery().matches ? 'dark' : 'light',
  };
}
