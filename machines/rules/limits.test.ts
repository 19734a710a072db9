import { describe, expect, it } from 'vitest';
import {
  INACTIVITY_LIMIT,
  MINIMUM_PASSWORD_LENGTH,
  REALTIME_EVENTS_PER_SECOND,
  RESET_COOLDOWN,
  SESSION_STORAGE_KEY,
  SIDEBAR_BREAKPOINT,
  TEMPORARY_PASSWORD_LENGTH,
} from './limits.ts';

describe('constants of section 9', () => {
  it.each([
    ['inactivity sign-out: 10 minutes', INACTIVITY_LIMIT, 600_000],
    ['session storage key: app-auth', SESSION_STORAGE_KEY, 'app-auth'],
    ['password reset cooldown: 45 seconds', RESET_COOLDOWN, 45_000],
    ['temporary password length: 8', TEMPORARY_PASSWORD_LENGTH, 8],
    ['minimum password length: 6', MINIMUM_PASSWORD_LENGTH, 6],
    ['responsive breakpoint: 1024 px', SIDEBAR_BREAKPOINT, 1024],
    ['realtime events a second: 10', REALTIME_EVENTS_PER_SECOND, 10],
  ])('%s', (_, constant, value) => {
    expect(constant).toBe(value);
  });
});
