import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { atLeast, exactly } from '../../machines/testing/rowCounts.ts';
import { createBackend } from './backend.ts';
import { device } from './requestsFixtures.ts';

/** supabase-js says at its import that it does not like Node 20, which the tests still run on. */
const importWarnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const UNREACHABLE = { ok: false, error: { kind: 'unreachable', message: null } };
const everything = { search: '' };
const unhurried = new AbortController().signal;

beforeAll(() => {
  importWarnings.mockRestore();
  vi.stubGlobal('WebSocket', EventTarget);
});
afterAll(() => vi.unstubAllGlobals());

/** A backend from which every answer is this one. */
function answering(body: string | null, status = 200, headers: Record<string, string> = {}) {
  const { options } = device();
  return createBackend({ ...options, fetch: () => Promise.resolve(new Response(body, { status, headers })) });
}

it.each([
  ['', 200],
  [null, 204],
])('a read that is answered with nothing (%j, %i) was not answered by the server', async (body, status) => {
  const backend = answering(body, status);
  expect(await backend.loadProfile({ userId: 'ada' })).toEqual(UNREACHABLE);
  expect(await backend.loadTeam({ id: 'payroll' })).toEqual(UNREACHABLE);
  expect(await backend.listDepartments()).toEqual(UNREACHABLE);
  expect(await backend.testConnection()).toEqual(UNREACHABLE);
});

it('a person without a profile is not taken for that, nor a write without an answer', async () => {
  expect(await answering('[]').loadProfile({ userId: 'ada' })).toEqual({ ok: true, value: null });
  expect(await answering('', 201).addDepartment({ name: 'Finance' })).toEqual({ ok: true, value: null });
});

it.each(['', '{}', 'null', '"many"', '[]', '{"number":"7","is_exact":true}', '{"number":7}'])(
  'a count that is %j is none',
  async (body) => {
    const backend = answering(body);
    expect(await backend.countStaff(everything, unhurried)).toEqual(UNREACHABLE);
    expect(await backend.countAuditLogs(everything, unhurried)).toEqual(UNREACHABLE);
    expect(await backend.countTeams(everything, unhurried)).toEqual(UNREACHABLE);
  },
);

it('a count stands in the answer, and whether it is exact, or in the Content-Range', async () => {
  const answer = JSON.stringify({ number: 100, is_exact: false });
  expect(await answering(answer).countStaff(everything, unhurried)).toEqual({ ok: true, value: atLeast(100) });
  expect(await answering('[]', 200, { 'Content-Range': '*/7' }).countTeams(everything, unhurried)).toEqual({
    ok: true,
    value: exactly(7),
  });
});
