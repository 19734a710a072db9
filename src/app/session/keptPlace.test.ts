import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPlace, keepPlace, keptPlace } from './keptPlace.ts';

afterEach(() => vi.unstubAllGlobals());

const location = { pathname: '/dashboard/roles', search: '?q=ann' };

beforeEach(() => {
  forgetPlace();
  keepPlace('ann', location);
});

it('keeps the page for the same person', () => {
  expect(keptPlace('ann')).toBe('/dashboard/roles?q=ann');
});

it('is nothing to anybody else', () => {
  expect(keptPlace('bo')).toBeNull();
  expect(keptPlace(undefined)).toBeNull();
});

it('is forgotten on request', () => {
  forgetPlace();
  expect(keptPlace('ann')).toBeNull();
});

it.each(['null', '5', '"text"', '{"userId":"ann","address":5}', '{'])('is nothing where %s is kept', (kept) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept, setItem: () => undefined, removeItem: () => undefined });
  forgetPlace();
  expect(keptPlace('ann')).toBeNull();
});
