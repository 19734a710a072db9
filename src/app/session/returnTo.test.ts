import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearReturnTo, storeReturnTo, returnToOf } from './returnTo.ts';

afterEach(() => vi.unstubAllGlobals());

const location = { pathname: '/dashboard/roles', search: '?q=ann' };

beforeEach(() => {
  clearReturnTo();
  storeReturnTo('ann', location);
});

it('keeps the page for the same person', () => {
  expect(returnToOf('ann')).toBe('/dashboard/roles?q=ann');
});

it('is nothing to anybody else', () => {
  expect(returnToOf('bo')).toBeNull();
  expect(returnToOf(undefined)).toBeNull();
});

it('is forgotten on request', () => {
  clearReturnTo();
  expect(returnToOf('ann')).toBeNull();
});

it.each(['null', '5', '"text"', '{"userId":"ann","address":5}', '{'])('is nothing where %s is kept', (saved) => {
  vi.stubGlobal('sessionStorage', { getItem: () => saved, setItem: () => undefined, removeItem: () => undefined });
  clearReturnTo();
  expect(returnToOf('ann')).toBeNull();
});
