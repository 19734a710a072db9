import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeListPosition, storedListPosition } from './listPosition.ts';

/** Navigates the browser to a history entry. */
function goTo(state: unknown): void {
  vi.stubGlobal('window', { history: { state } });
}

beforeEach(() => goTo({ key: 'list' }));
afterEach(() => vi.unstubAllGlobals());

it('stores the latest position of an entry', () => {
  expect(storedListPosition('list')).toBeNull();
  storeListPosition('list', { top: 900, rows: 50, heights: [] });
  storeListPosition('list', { top: 4_000, rows: 100, heights: [] });
  expect(storedListPosition('list')).toEqual({ top: 4_000, rows: 100, heights: [] });
});

it('ignores a position after the browser has left the entry', () => {
  storeListPosition('list', { top: 4_000, rows: 100, heights: [] });
  goTo({ key: 'elsewhere' });
  storeListPosition('list', { top: 0, rows: 100, heights: [] });
  expect(storedListPosition('list')).toEqual({ top: 4_000, rows: 100, heights: [] });
});

it('stores a position of the first entry, which has no key', () => {
  goTo(null);
  storeListPosition('default', { top: 10, rows: 50, heights: [] });
  expect(storedListPosition('default')).toEqual({ top: 10, rows: 50, heights: [] });
});

it('limits the number of rows to one request', () => {
  storeListPosition('list', { top: 90_000, rows: 2_000, heights: [] });
  expect(storedListPosition('list')).toEqual({ top: 90_000, rows: 500, heights: [] });
});
