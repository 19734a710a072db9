import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { INACTIVITY_LIMIT } from '../../machines/rules/limits.ts';
import { selectCondition } from '../../machines/session/selectors.ts';
import type { SessionActor } from './SessionContext.ts';

const requested = vi.hoisted(() => ({
  listUsers: vi.fn(() => new Promise(() => {})),
  loadProfile: vi.fn<() => Promise<unknown>>(() => new Promise(() => {})),
  hasSession: () => Promise.resolve({ ok: true, value: true }),
}));
const permissionErrors = new EventTarget();
vi.mock('../backend/loadBackend.ts', () => {
  const backend = {
    ...requested,
    subscribeToAuth: () => () => {},
    subscribeToPermissionErrors: (listener: () => void) => {
      permissionErrors.addEventListener('error', listener);
      return () => permissionErrors.removeEventListener('error', listener);
    },
    signOut: () => Promise.resolve({ ok: true, value: null }),
  };
  return {
    loadBackend: () => Promise.resolve(backend),
    whenBackendIsLoaded: Promise.resolve(backend),
  };
});

let actor: SessionActor;
const location = { pathname: '/dashboard/roles', search: '', hash: '', origin: 'https://staff.example.org' };

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  const documentElement = { classList: { toggle: () => {} }, style: {} };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement, querySelector: () => null }));
});
afterEach(() => {
  actor.stop();
  vi.unstubAllGlobals();
});

/** Opens the page with a stored session of Ann and this idle time in milliseconds. */
async function openAfter(idleFor: number, more: Record<string, string> = {}) {
  const { safeStorage } = await import('../backend/wire/storage.ts');
  safeStorage.setItem(
    'app-auth',
    JSON.stringify({
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_at: Math.floor(Date.now() / 1000) + 3_600,
      user: { id: 'ann', email: 'ann@example.org' },
    }),
  );
  safeStorage.setItem('app-last-activity', String(Date.now() - idleFor));
  for (const [key, value] of Object.entries(more)) safeStorage.setItem(key, value);
  const { startSession } = await import('./startSession.ts');
  const { returnToOf } = await import('./returnTo.ts');
  actor = startSession();
  return { safeStorage, returnToOf };
}

it('requests the profile of an active session at once, and no list before the permissions are known', async () => {
  await openAfter(INACTIVITY_LIMIT - 60_000);
  await vi.waitFor(() => expect(requested.loadProfile).toHaveBeenCalledOnce());
  expect(requested.listUsers).not.toHaveBeenCalled();
});

it('F-22 ends an inactive session on reload without a request, and stores the page', async () => {
  const { safeStorage, returnToOf } = await openAfter(INACTIVITY_LIMIT);
  await waitFor(actor, (snapshot) => selectCondition(snapshot) === 'timedOut', { timeout: 500 });
  expect(requested.listUsers).not.toHaveBeenCalled();
  expect(requested.loadProfile).not.toHaveBeenCalled();
  expect(safeStorage.getItem('app-auth')).toBeNull();
  expect(returnToOf('ann')).toBe('/dashboard/roles');
});

it('checks for running tasks of other tabs before the first request, and continues the session', async () => {
  const locks = { held: [{ name: 'app-work' }], pending: [] };
  vi.stubGlobal('navigator', { locks: { query: () => Promise.resolve(locks) } });
  await openAfter(INACTIVITY_LIMIT, { 'app-work': '' });
  await vi.waitFor(() => expect(requested.loadProfile).toHaveBeenCalledOnce());
});

it('F-65 reads the profile again after a permission error, and announces a new role', async () => {
  const ann = { id: 'ann', role: 'MANAGER', isPasswordChanged: true };
  requested.loadProfile.mockResolvedValueOnce({ ok: true, value: ann });
  requested.loadProfile.mockResolvedValueOnce({ ok: true, value: { ...ann, role: 'EMPLOYEE' } });
  await openAfter(0);
  const announce = vi.fn();
  actor.on('role.changed', announce);
  await waitFor(actor, (snapshot) => selectCondition(snapshot) === 'ready', { timeout: 500 });
  permissionErrors.dispatchEvent(new Event('error'));
  permissionErrors.dispatchEvent(new Event('error'));
  await vi.waitFor(() => {
    expect(announce).toHaveBeenCalledExactlyOnceWith({ type: 'role.changed', role: 'EMPLOYEE' });
  });
  expect(requested.loadProfile).toHaveBeenCalledTimes(2);
  actor.stop();
  permissionErrors.dispatchEvent(new Event('error'));
  expect(requested.loadProfile).toHaveBeenCalledTimes(2);
});
