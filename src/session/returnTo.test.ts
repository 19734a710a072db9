import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearReturnTo, storeReturnTo, returnToOf } from './returnTo.ts';

afterEach(() => vi.unstubAllGlobals());

const location = { pathname: '/dashboard/roles', search: '?q=ann' };

beforeEach(() => {
  clearReturnTo();
  storeReturnTo('ann', location);
});

it('returns the page to the same user', () => {
  expect(returnToOf('ann')).toBe('/dashboard/roles?q=ann');
});

it('returns nothing to another user', () => {
  expect(returnToOf('bo')).toBeNull();
  expect(returnToOf(undefined)).toBeNull();
});

it('clears the page', () => {
  clearReturnTo();
  expect(returnToOf('ann')).toBeNull();
});

it.each(['null', '5', '"text"', '{"userId":"ann","address":5}', '{'])('returns nothing when %s is stored', (saved) => {
  vi.stubGlobal('sessionStorage', { getItem: () => saved, setItem: () => undefined, removeItem: () => undefined });
  clearReturnTo();
  expect(returnToOf('ann')).toBeNull();
});
