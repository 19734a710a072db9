import { afterEach, expect, it, vi } from 'vitest';
import { safeStorage } from '../backend/wire/storage.ts';
import { showTheme, shownTheme } from './shownTheme.ts';

/** A document with these classes on its root element. */
function stubDocument(): Set<string> {
  const classes = new Set<string>();
  const classList = {
    contains: (name: string) => classes.has(name),
    toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
  };
  vi.stubGlobal('document', { documentElement: { classList } });
  return classes;
}

afterEach(() => vi.unstubAllGlobals());

it('shows light on a new device', () => {
  stubDocument();
  expect(shownTheme()).toBe('light');
});

it('shows dark as a class on the root element, and stores it until light is shown', () => {
  const classes = stubDocument();
  showTheme('dark');
  expect([...classes]).toEqual(['dark']);
  expect(shownTheme()).toBe('dark');
  expect(safeStorage.getItem('app-theme')).toBe('dark');
  showTheme('light');
  expect([...classes]).toEqual([]);
  expect(safeStorage.getItem('app-theme')).toBeNull();
});
