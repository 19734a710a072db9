import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBackend, type Backend } from '../backend.ts';
import { device } from './requestsFixtures.ts';

/** supabase-js warns about Node 20 on import; the tests still support it. */
const importWarnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const everything = { search: '', after: null };
const neverAborted = new AbortController().signal;
const change = {
  id: 'bob',
  updatedAt: 't',
  firstName: 'Bob',
  lastName: 'Ray',
  role: null,
  teamId: null,
  departmentId: null,
};
const place = { teamId: null, departmentId: null };

beforeAll(() => {
  importWarnings.mockRestore();
  vi.stubGlobal('WebSocket', EventTarget);
});
afterAll(() => vi.unstubAllGlobals());

/** A backend that always sends this response, with a subscriber to permission errors. */
function answering(body: object, status: number) {
  const { options } = device();
  const backend = createBackend({ ...options, fetch: () => Promise.resolve(Response.json(body, { status })) });
  const listener = vi.fn();
  return { backend, listener, unsubscribe: backend.subscribeToPermissionErrors(listener) };
}

const denied = () => answering({ code: '42501', message: 'You do not have permission to see this' }, 403);

it.each<[string, (backend: Backend) => Promise<unknown>]>([
  ['listUsers', (backend) => backend.listUsers(everything, neverAborted)],
  ['countUsers', (backend) => backend.countUsers({ search: '' }, neverAborted)],
  ['listTeams', (backend) => backend.listTeams(everything, neverAborted)],
  ['countTeams', (backend) => backend.countTeams({ search: '' }, neverAborted)],
  ['listTeamChoices', (backend) => backend.listTeamChoices()],
  ['listDepartments', (backend) => backend.listDepartments()],
  ['listDepartmentChoices', (backend) => backend.listDepartmentChoices()],
  ['setTeamArchived', (backend) => backend.setTeamArchived({ id: 't1', isArchived: true })],
  ['setDepartmentArchived', (backend) => backend.setDepartmentArchived({ id: 'd1', isArchived: true })],
  ['listAuditLogs', (backend) => backend.listAuditLogs(everything, neverAborted)],
  ['countAuditLogs', (backend) => backend.countAuditLogs({ search: '' }, neverAborted)],
  ['loadTotals', (backend) => backend.loadTotals()],
  ['findListed', (backend) => backend.findListed({ emails: ['bob@example.org'] })],
  ['loadUser', (backend) => backend.loadUser({ id: 'bob' })],
  ['saveUser', (backend) => backend.saveUser(change)],
  ['assign', (backend) => backend.assign({ userId: 'bob', ...place })],
  ['saveDisplayName', (backend) => backend.saveDisplayName({ userId: 'ada', displayName: 'Ada' })],
])('reports a permission error of %s once', async (_, act) => {
  const { backend, listener } = denied();
  expect(await act(backend)).toEqual({
    ok: false,
    error: { kind: 'permission', message: 'You do not have permission to see this' },
  });
  expect(listener).toHaveBeenCalledOnce();
});

it('reports a missing profile as a permission error', async () => {
  const { backend, listener } = answering([], 200);
  expect(await backend.saveDisplayName({ userId: 'ada', displayName: 'Ada' })).toMatchObject({
    error: { kind: 'permission' },
  });
  expect(listener).toHaveBeenCalledOnce();
});

it('reports no other errors, responses and exceptions, and nothing after unsubscribing', async () => {
  const failing = answering({ code: '22023', message: 'No' }, 400);
  expect(await failing.backend.listUsers(everything, neverAborted)).toMatchObject({ error: { kind: 'invalid' } });
  const succeeding = answering([], 200);
  expect(await succeeding.backend.loadProfile({ userId: 'ada' })).toEqual({ ok: true, value: null });
  await expect(succeeding.backend.listUsers(everything, AbortSignal.abort('left'))).rejects.toBe('left');
  const left = denied();
  left.unsubscribe();
  await left.backend.loadTotals();
  for (const { listener } of [failing, succeeding, left]) expect(listener).not.toHaveBeenCalled();
});
