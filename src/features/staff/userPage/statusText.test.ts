import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../../machines/shared/entities.ts';
import { NO_PERSON } from '../../../../machines/testing/noPerson.ts';
import { statusText } from './statusText.ts';

const NOW = new Date(2026, 2, 10, 12).getTime();
const at = (...[year, month, day, hour]: [number, number, number, number?]) =>
  new Date(year, month - 1, day, hour ?? 0).toISOString();
const member = (values: Partial<User>): User => ({
  ...NO_PERSON,
  createdAt: at(2026, 1, 5),
  isPasswordChanged: true,
  ...values,
});

describe('statusText', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }));
  afterEach(() => vi.useRealTimers());

  it.each([
    ['Temporary password since Jan 5, 2026', { isPasswordChanged: false }],
    ['Active', {}],
    ['Suspended since Mar 3, 2026', { suspendedFrom: at(2026, 3, 3) }],
    ['Suspended since Mar 10, 2026', { suspendedFrom: at(2026, 3, 10, 12) }],
    ['Leaving on Dec 12, 2026', { suspendedFrom: at(2026, 12, 13) }],
  ])('is %s', (text, values) => {
    expect(statusText(member(values), [])).toBe(text);
  });
});
