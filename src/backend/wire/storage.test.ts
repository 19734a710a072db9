import { describe, expect, it } from 'vitest';
import { createSafeStorage } from './storage.ts';
import { readStoredSession, sessionStorageAdapter, takeClockError } from '../auth/storedSession.ts';

function browserStorage() {
  const map = new Map<string, string>();
  let isFull = false;
  const storage = {
    length: 0,
    clear: () => map.clear(),
    key: () => null,
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => void map.delete(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
  };
  return { map, storage, fill: (full: boolean) => (isFull = full) };
}

const SESSION = JSON.stringify({
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 1_800_000_000,
  user: { id: 'u', email: 'ada@example.org' },
});

describe('safe storage', () => {
  it('writes to the browser storage', () => {
    const { map, storage } = browserStorage();
    const safe = createSafeStorage(() => storage);
    safe.setItem('a', '1');
    expect([map.get('a'), safe.getItem('a'), safe.isPersistent('a')]).toEqual(['1', '1', true]);
    safe.removeItem('a');
    expect([map.has('a'), safe.getItem('a')]).toEqual([false, null]);
  });

  it('F-29 stores in memory when site data is blocked', () => {
    const safe = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(safe.getItem('a')).toBeNull();
    safe.setItem('a', '1');
    expect([safe.getItem('a'), safe.isPersistent('a')]).toEqual(['1', false]);
    safe.removeItem('a');
    expect(safe.getItem('a')).toBeNull();
  });

  it('F-30 stores in memory when the browser storage is full, and removes the older value', () => {
    const { map, storage, fill } = browserStorage();
    const safe = createSafeStorage(() => storage);
    safe.setItem('a', 'old');
    fill(true);
    safe.setItem('a', 'new');
    expect([map.has('a'), safe.getItem('a')]).toEqual([false, 'new']);
    fill(false);
    safe.setItem('a', 'newer');
    expect(map.get('a')).toBe('newer');
  });
});

describe('stored session', () => {
  const stored = (text: string | null) => readStoredSession({ getItem: () => text });

  it('has its user and expiry', () => {
    expect(stored(SESSION)).toEqual({
      userId: 'u',
      email: 'ada@example.org',
      accessToken: 'a',
      expiresAt: 1_800_000_000_000,
    });
    expect(stored(null)).toBeNull();
  });

  it.each(['{broken', 'null', '"text"', '{}', '{"access_token":"a"}', SESSION.replace('"id"', '"no"')])(
    'is ignored if it is corrupt: %s',
    (text) => expect(stored(text)).toBeNull(),
  );

  it('is removed if corrupt, before the client reads it', () => {
    const { map, storage } = browserStorage();
    const adapter = sessionStorageAdapter(createSafeStorage(() => storage));
    map.set('app-auth', '{broken').set('other', '{broken');
    expect([adapter.getItem('app-auth'), map.has('app-auth')]).toEqual([null, false]);
    expect(adapter.getItem('other')).toBe('{broken');
    adapter.setItem('app-auth', SESSION);
    expect(adapter.getItem('app-auth')).toBe(SESSION);
  });

  it.each([
    [7_200, 7_200],
    [-7_200, -7_200],
    [30, 0],
  ])('F-106 ends by the clock of this device, which is %i s fast, and reports its error once', (fast, reported) => {
    const browser = browserStorage();
    const storage = createSafeStorage(() => browser.storage);
    const now = Math.round(Date.now() / 1_000);
    const store = (token: string) => {
      const session = { access_token: token, expires_in: 3_600, expires_at: now - fast + 3_600 };
      sessionStorageAdapter(storage).setItem('app-auth', JSON.stringify({ ...JSON.parse(SESSION), ...session }));
      return [(readStoredSession(storage)?.expiresAt ?? 0) / 1_000 - now, takeClockError(storage)];
    };
    expect(store('first').map(Math.round)).toEqual([3_600, reported]);
    expect(store('renewed').map(Math.round)).toEqual([3_600, 0]);
  });
});
