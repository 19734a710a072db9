import fc, { type Arbitrary } from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '../../machines/rules/limits.ts';
import { destinationAfterSignIn } from '../../src/session/paths.ts';
import { storeDraft, storedDraft } from '../../src/session/drafts.ts';
import { storeReturnTo, returnToOf } from '../../src/session/returnTo.ts';
import { readEnvironment } from '../../src/backend/environment.ts';
import { createSafeStorage } from '../../src/backend/wire/storage.ts';
import { parseStoredSession, sessionStorageAdapter } from '../../src/backend/auth/storedSession.ts';
import { fuzz } from '../testing/fuzz.ts';
import { hostileJson, hostileText } from '../testing/hostile.ts';
import { mapStorage } from '../testing/mapStorage.ts';
import '../testing/vitestSetup.ts';

let stored: Storage;
beforeEach(() => {
  stored = mapStorage();
  vi.stubGlobal('sessionStorage', stored);
});
afterEach(() => vi.unstubAllGlobals());

/** Possible values in browser storage: JSON with our keys, other JSON, truncated JSON, no JSON. */
function storedText(keys: string[]): Arbitrary<string> {
  const json = hostileJson(keys).map((value) => JSON.stringify(value));
  const cut = fc.tuple(json, fc.nat(40)).map(([text, length]) => text.slice(0, length));
  return fc.oneof(
    { weight: 3, arbitrary: json },
    cut,
    hostileText,
    fc.constantFrom('null', '0', '""', '[]', '{}', 'true'),
  );
}

it('a stored session is valid or is removed', () => {
  const user = fc.oneof(fc.record({ id: fc.oneof(fc.uuid(), hostileText), email: hostileText }), fc.jsonValue());
  const session = fc
    .record({
      access_token: hostileText,
      refresh_token: hostileText,
      expires_at: fc.oneof(fc.integer(), hostileText),
      user,
    })
    .map((value) => JSON.stringify(value));
  const text = fc.oneof(session, storedText(['access_token', 'refresh_token', 'expires_at', 'user']));
  fuzz.each(text, 1_000, (saved) => {
    const parsed = parseStoredSession(saved);
    if (parsed !== null) {
      const { userId, email, expiresAt } = parsed;
      expect([typeof userId, typeof email, typeof expiresAt]).toEqual(['string', 'string', 'number']);
    }
    const storage = createSafeStorage(() => stored);
    storage.setItem(SESSION_STORAGE_KEY, saved);
    expect(sessionStorageAdapter(storage).getItem(SESSION_STORAGE_KEY)).toBe(parsed === null ? null : saved);
    expect(storage.getItem(SESSION_STORAGE_KEY)).toBe(parsed === null ? null : saved);
  });
});

it('a stored page leads to a page of the app', () => {
  fuzz.each(fc.tuple(storedText(['userId', 'address']), fc.constantFrom('ann', undefined)), 700, ([saved, userId]) => {
    stored.setItem('app-kept-place', saved);
    expect(destinationAfterSignIn(returnToOf(userId))).toMatch(/^\/(dashboard|settings)/);
  });
  fuzz.each(fc.tuple(hostileText, hostileText), 300, ([userId, search]) => {
    storeReturnTo(userId, { pathname: '/dashboard/roles', search });
    expect(returnToOf(userId)).toBe(`/dashboard/roles${search}`);
    expect(returnToOf(`${userId}x`)).toBeNull();
  });
});

it('a stored draft is restored unchanged for its user, or ignored', () => {
  fuzz.each(storedText(['userId', 'form', 'value']), 500, (saved) => {
    stored.setItem('app-draft', saved);
    expect(() => storedDraft('ann', 'settings')).not.toThrow();
  });
  fuzz.each(fc.tuple(hostileText, hostileText), 300, ([userId, value]) => {
    storeDraft({ userId, form: 'settings', value });
    expect(storedDraft(userId, 'settings')).toBe(value);
    expect(storedDraft(`${userId}x`, 'settings')).toBeNull();
  });
});

it('F-56 environment variables are valid or rejected with one of two messages', () => {
  const variable = fc.oneof(hostileText, fc.webUrl(), fc.anything());
  const variables = fc.record({ VITE_SUPABASE_URL: variable, VITE_SUPABASE_ANON_KEY: variable }, { requiredKeys: [] });
  fuzz.each(variables, 700, (env) => {
    try {
      expect(['http:', 'https:']).toContain(new URL(readEnvironment(env).url).protocol);
    } catch (error) {
      const { message } = error as Error;
      expect(['Missing Supabase environment variables', 'Invalid Supabase URL format']).toContain(message);
    }
  });
});
