import { afterEach, expect, it, vi } from 'vitest';
import { safeStorage } from '../../backend/storage.ts';
import { showTheme, shownTheme } from './shownTheme.ts';

/** A document whose root has these classes. */
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

it('light is what an unknown device shows', () => {
  stubDocument();
  expect(shownTheme()).toBe('light');
});

it('dark is a class on the document root, remembered on the device until light is shown', () => {
  const classes = stubDocument();
  showTheme('dark');
  expect([...classes]).toEqual(['dark']);
  expect(shownTheme()).toBe('dark');
  expect(safeStorage.getItem('app-theme')).toBe('dark');
  showTheme('light');
  expect([...classes]).toEqual([]);
  expect(safeStorage.getItem('app-theme')).toBeNull();
});
