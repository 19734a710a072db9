import { beforeEach, expect, it } from 'vitest';
import { forgetPlace, keepPlace, keptPlace } from './keptPlace.ts';

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
