import { afterEach, expect, it, vi } from 'vitest';
import { safeStorage } from '../backend/wire/storage.ts';
import { showTheme, storedThemes } from './shownTheme.ts';

/** A document with these classes on its root element, on a system with a light or dark theme. */
function stubDocument(system: 'light' | 'dark' = 'light'): Set<string> {
  const classes = new Set<string>();
  const classList = { toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)) };
  vi.stubGlobal('document', { documentElement: { classList } });
  vi.stubGlobal('matchMedia', () => ({ matches: system === 'dark' }));
  return classes;
}

afterEach(() => vi.unstubAllGlobals());

it('shows dark as a class on the root element, and stores the chosen theme', () => {
  const classes = stubDocument();
  showTheme('dark');
  expect([...classes]).toEqual(['dark']);
  expect(storedThemes()).toEqual({ chosen: 'dark', system: 'light' });
  showTheme('light');
  expect([...classes]).toEqual([]);
  expect(storedThemes()).toEqual({ chosen: 'light', system: 'light' });
});

it('shows the theme of the system until one is chosen', () => {
  const classes = stubDocument('dark');
  showTheme(null);
  expect([...classes]).toEqual(['dark']);
  expect(storedThemes()).toEqual({ chosen: null, system: 'dark' });
  expect(safeStorage.getItem('app-theme')).toBeNull();
});
