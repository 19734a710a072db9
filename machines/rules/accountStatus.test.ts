import { describe, expect, it } from 'vitest';
import { accountStatus } from './accountStatus.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

describe('accountStatus', () => {
  it.each([
    ['active', true, null],
    ['pending', false, null],
    ['leaving', true, '2026-03-10T12:00:00.001Z'],
    ['leaving', false, '2026-03-11T00:00:00Z'],
    ['suspended', true, '2026-03-10T12:00:00Z'],
    ['suspended', false, '2026-03-01 00:00:00+00'],
  ])('is %s with setup complete: %s, and suspended from: %s', (status, isPasswordChanged, suspendedFrom) => {
    expect(accountStatus({ isPasswordChanged, suspendedFrom }, NOW)).toBe(status);
  });
});
