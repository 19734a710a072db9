import { beforeAll, describe, expect, it } from 'vitest';
import { auditSentence } from '../../src/features/audit/auditSentence.ts';
import { startServers, valueOf, type Device } from './support/adapters.ts';

const servers = startServers();
let manager: Device;

beforeAll(async () => {
  manager = await servers.signedIn('manager@example.org');
});

/** The newest entry, as the screen shows it. */
async function newest(search = ''): Promise<string> {
  const page = await manager.adapters.listAuditLogs({ search, after: null, size: 1 }, new AbortController().signal);
  const [entry] = valueOf(page).rows;
  return entry === undefined
    ? ''
    : auditSentence(entry)
        .map(({ text }) => text)
        .join('');
}

describe('The audit log says', () => {
  it('what was exported, and a search finds it', async () => {
    const query = { search: '  ', filters: { role: 'EMPLOYEE' } };
    const report = { list: 'users', format: 'csv', query, rowCount: 57 } as const;
    expect(await manager.adapters.reportExport(report)).toEqual({ ok: true, value: null });
    const sentence = 'Miriam Goldberg exported 57 people (filters: Role: Employee)';
    expect(await newest()).toBe(sentence);
    expect(await newest('exported people')).toBe(sentence);
  });

  it('what was printed, and the first 200 characters of what was searched', async () => {
    const query = { search: '😀'.repeat(201) };
    const report = { list: 'teams', format: 'print', query, rowCount: 1 } as const;
    expect(await manager.adapters.reportExport(report)).toEqual({ ok: true, value: null });
    expect(await newest('printed')).toBe(`Miriam Goldberg printed 1 team (filters: Search: ${'😀'.repeat(200)})`);
  });

  it('who was sent a reset email', async () => {
    expect(await manager.adapters.reportResetEmail({ email: 'Employee@example.org' })).toEqual({
      ok: true,
      value: null,
    });
    const [person] = await servers.sql<{ name: string }>(
      `select private.person_label(id) as name from public.users where email = 'employee@example.org'`,
    );
    expect(await newest('sent a reset email')).toBe(`Miriam Goldberg sent a reset email to ${person?.name ?? ''}`);
  });

  it('nothing of a report that the server rejects', async () => {
    const before = await newest();
    const error = { kind: 'permission', message: 'You do not have permission to edit this user' };
    expect(await manager.adapters.reportResetEmail({ email: 'admin@example.org' })).toEqual({ ok: false, error });
    const reports = Array.from({ length: 30 }, () =>
      manager.adapters.reportExport({ list: 'audit_logs', format: 'json', query: { search: '' }, rowCount: 1 }),
    );
    expect((await Promise.all(reports)).filter(({ ok }) => !ok)).toHaveLength(3);
    expect(await manager.adapters.reportResetEmail({ email: 'employee@example.org' })).toEqual({
      ok: false,
      error: { kind: 'limited', message: 'Too many exports, prints and reset emails. Try again in ten minutes.' },
    });
    expect(await newest()).not.toBe(before);
    expect(await newest()).toBe('Miriam Goldberg exported 1 audit log entry');
  });
});
