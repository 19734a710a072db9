import { beforeAll, describe, expect, it } from 'vitest';
import type { Filters } from '../../machines/list/page.ts';
import { startServers, valueOf, type Device } from './support/adapters.ts';
import { pagesOf } from './support/pages.ts';
import { atLeast, exactly } from '../../machines/testing/answers.ts';
import { auditSentence } from '../../src/features/audit/auditSentence.ts';
import { withCodes } from '../../src/features/audit/auditWords.ts';

const servers = startServers();
const neverAborted = new AbortController().signal;
let admin: Device;
let ann: string;
let payroll: string;
let money: string;

/** An entry as the owner reads it, with the person of an assignment as its subject. */
type Entry = {
  id: string;
  by: string | null;
  about: string;
  action: string;
  table: string;
  at: string;
  text: string;
};
let entries: Entry[];

beforeAll(async () => {
  admin = await servers.signedIn('admin@example.org');
  const [person] = valueOf(await admin.adapters.listUsers({ search: 'zofia', after: null }, neverAborted)).rows;
  if (!person?.assignment?.team) throw new Error('Zofia must be in a team');
  ann = person.id;
  payroll = person.assignment.team.id;
  money = (await admin.adapters.listDepartments().then(valueOf))[0]?.id ?? '';
  const { updatedAt } = person;
  const edit = { firstName: 'Zofia', lastName: 'Nowa', role: 'SUPERVISOR', teamId: null, departmentId: money } as const;
  valueOf(await admin.adapters.saveUser({ id: ann, updatedAt, ...edit }));
  const department = valueOf(await admin.adapters.loadDepartment({ id: money }));
  const change = { id: money, updatedAt: department?.updatedAt ?? '', name: 'Means' };
  const renamed = valueOf(await admin.adapters.saveDepartment(change));
  expect(renamed).toEqual(valueOf(await admin.adapters.loadDepartment({ id: money })));
  await servers.sql('delete from public.role_assignments where user_id = $1', [ann]);
  entries = await servers.sql<Entry>(`
    select id, performed_by as "by", action, resource_type as "table", performed_at::text as at,
      case when resource_id in (select id::text from public.users union select id::text from public.teams
        union select id::text from public.departments) then resource_id
        else coalesce((select user_id::text from public.role_assignments a where a.id::text = resource_id), '${ann}') end as about,
      lower(concat_ws(E'\\n', action, resource_type, performed_by_label, details ->> 'label')) as text
    from public.audit_logs order by performed_at desc, id desc`);
});

async function listed(search: string, filters: Filters): Promise<string[]> {
  const pages = await pagesOf((after) => admin.adapters.listAuditLogs({ search, filters, after }, neverAborted));
  return pages.flat().map(({ id }) => id);
}

function expected(search: string, filters: Filters): string[] {
  const { by, about, action, table, from, until } = filters;
  return entries
    .filter(({ text }) => text.includes(search))
    .filter((entry) => by === undefined || entry.by === by)
    .filter((entry) => about === undefined || entry.about === about)
    .filter((entry) => action === undefined || entry.action === action)
    .filter((entry) => table === undefined || entry.table === table)
    .filter(({ at }) => from === undefined || new Date(at) >= new Date(from))
    .filter(({ at }) => until === undefined || new Date(at) < new Date(until))
    .map(({ id }) => id);
}

describe('The list of the audit log', () => {
  it('matches a naive implementation for every filter and query', async () => {
    const moment = entries[3]?.at ?? '';
    const by = entries.find((entry) => entry.by !== null)?.by ?? '';
    const filters: Filters[] = [
      {},
      { by },
      { about: ann },
      { about: payroll },
      { about: money, action: 'UPDATE' },
      { action: 'INSERT' },
      { table: 'role_assignments', about: ann },
      { table: 'teams' },
      { from: moment },
      { until: moment, table: 'users' },
      { from: moment, until: new Date(Date.now() + 60_000).toISOString(), by },
      { action: 'MERGE' },
    ];
    for (const filter of filters) {
      for (const search of ['', 'zofia', 'adrian castellanos', 'pdat', 'role_assign', 'zo', 'ns', 'nobody at all']) {
        const query = { search, filters: filter };
        expect([query, await listed(search, filter)]).toEqual([query, expected(search, filter)]);
        const counted = valueOf(await admin.adapters.countAuditLogs(query, neverAborted));
        expect([query, counted]).toEqual([query, exactly(expected(search, filter).length)]);
      }
    }
  });

  it('filters entries about a person, including their assignments', async () => {
    const rows = valueOf(
      await admin.adapters.listAuditLogs({ search: '', filters: { about: ann }, after: null }, neverAborted),
    ).rows;
    expect(
      rows.map(({ action, resourceType, changes }) => [action, resourceType, Object.keys(changes).sort()]),
    ).toEqual([
      ['DELETE', 'role_assignments', ['department']],
      ['UPDATE', 'role_assignments', ['department', 'team']],
      ['UPDATE', 'users', ['last_name', 'role']],
      ['INSERT', 'role_assignments', ['department', 'team']],
      ['INSERT', 'users', expect.arrayContaining(['email', 'first_name', 'role'])],
    ]);
  });

  it.each([{ by: 'ann' }, { about: '' }, { from: 'yesterday' }, { until: '12' }, { table: 'a b' }])(
    'is empty for the invalid filter %j',
    async (filters) => {
      expect(await listed('', filters)).toEqual([]);
      expect(valueOf(await admin.adapters.countAuditLogs({ search: '', filters }, neverAborted))).toEqual(exactly(0));
    },
  );

  it('rejects an invalid date', async () => {
    const filters = { from: '2026-02-31' };
    for (const search of ['', 'zofia']) {
      expect(await admin.adapters.listAuditLogs({ search, filters, after: null }, neverAborted)).toMatchObject({
        error: { kind: 'invalid' },
      });
    }
  });

  it('finds names regardless of accents and case', async () => {
    await servers.sql(`insert into public.teams (name) values ('Ångström Öst')`);
    for (const search of ['ångström', 'ANGSTROM', 'ös', 'os']) {
      const { rows } = valueOf(await admin.adapters.listAuditLogs({ search, after: null }, neverAborted));
      expect([search, rows.map(({ label }) => label)]).toEqual([search, expect.arrayContaining(['Ångström Öst'])]);
    }
  });

  it('counts up to 1,000 matches', async () => {
    await servers.sql(`insert into public.teams (name) select 'Many ' || n from generate_series(1, 1100) n`);
    const count = async (search: string, filters: Filters) =>
      valueOf(await admin.adapters.countAuditLogs({ search, filters }, neverAborted));
    expect(await count('', {})).toEqual(atLeast(1000));
    expect(await count('many', {})).toEqual(atLeast(1000));
    expect(await count('', { table: 'teams' })).toEqual(atLeast(1000));
    expect(await count('many 10', {})).toEqual(exactly(121));
  });
});

let manager: Device;

beforeAll(async () => {
  manager = await servers.signedIn('manager@example.org');
});

/** The newest entry as a sentence of the screen. */
async function newest(search = ''): Promise<string> {
  const page = await manager.adapters.listAuditLogs(withCodes({ search, after: null, size: 1 }), neverAborted);
  const [entry] = valueOf(page).rows;
  return entry === undefined
    ? ''
    : auditSentence(entry)
        .map(({ text }) => text)
        .join('');
}

describe('Reports', () => {
  it('record an export, which a search finds', async () => {
    const query = { search: '  ', filters: { role: 'EMPLOYEE' } };
    const report = { list: 'users', format: 'csv', query, rowCount: 57 } as const;
    expect(await manager.adapters.reportExport(report)).toEqual({ ok: true, value: null });
    const sentence = 'Miriam Goldberg exported 57 people (filters: Role: Employee)';
    expect(await newest()).toBe(sentence);
    expect(await newest('exported users')).toBe(sentence);
  });

  it('record a print with the first 200 characters of its query', async () => {
    const query = { search: '😀'.repeat(201) };
    const report = { list: 'teams', format: 'print', query, rowCount: 1 } as const;
    expect(await manager.adapters.reportExport(report)).toEqual({ ok: true, value: null });
    expect(await newest('printed')).toBe(`Miriam Goldberg printed 1 team (filters: Search: ${'😀'.repeat(200)})`);
  });

  it('record the recipient of a reset email', async () => {
    expect(await manager.adapters.reportResetEmail({ email: 'Employee@example.org' })).toEqual({
      ok: true,
      value: null,
    });
    const [person] = await servers.sql<{ name: string }>(
      `select private.person_label(id) as name from public.users where email = 'employee@example.org'`,
    );
    expect(await newest('sent a reset email')).toBe(`Miriam Goldberg sent a reset email to ${person?.name ?? ''}`);
  });

  it('are not recorded when the server rejects them', async () => {
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
