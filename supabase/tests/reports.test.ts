import { describe, expect, it } from 'vitest';
import { expectError, rowsOf } from './support/answers.ts';
import { ACTORS, DEPARTMENTS, emailOf, idOf, ROLES, TEAMS, type Actor } from './support/fixtures.ts';
import { mayEdit } from './support/matrix.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const { rules, database } = startWithFixtures();

const LIMIT = 30;
const REPORT = { list: 'users', format: 'csv', filters: {}, row_count: 57 };

const as = (actor: Actor) => rules.as({ account: idOf('actor', actor) });
const reportExport = (actor: Actor, report: object = {}) => as(actor).rpc('report_export', { ...REPORT, ...report });
const reportReset = (actor: Actor, email: string) => as(actor).rpc('report_reset_email', { recipient_email: email });

async function reports() {
  return await rules.sql(`
    select performed_by_label, action, resource_type, resource_id, subject_id, details from public.audit_logs
    where action in ('EXPORT', 'PRINT', 'RESET_EMAIL') order by performed_at, ctid
  `);
}

describe('Report entries', () => {
  it('record the exported list, its filters and the number of rows', async () => {
    const filters = { search: 'ann', role: 'EMPLOYEE', department: DEPARTMENTS.money };
    expect((await reportExport('MANAGER', { filters })).error).toBeNull();
    const is = (value: unknown) => ({ old: null, new: value });
    expect(await reports()).toEqual([
      {
        performed_by_label: 'actor MANAGER',
        action: 'EXPORT',
        resource_type: 'users',
        resource_id: null,
        subject_id: null,
        details: {
          label: null,
          changes: {
            format: is('csv'),
            rows: is(57),
            search: is('ann'),
            role: is('EMPLOYEE'),
            department: is(DEPARTMENTS.money),
          },
          names: { [DEPARTMENTS.money]: 'Money' },
        },
      },
    ]);
  });

  it.each(['users', 'teams', 'departments', 'audit_logs'])('record a print of %s', async (list) => {
    expect((await reportExport('EMPLOYEE', { list, format: 'print', row_count: 0 })).error).toBeNull();
    expect(await reports()).toMatchObject([{ action: 'PRINT', resource_type: list }]);
  });

  it('have the name of a removed user in a filter', async () => {
    const [removed, remover] = [idOf('target', 'EMPLOYEE'), idOf('actor', 'ADMIN')];
    await as('ADMIN').rpc('remove_user', { target: removed });
    await as('SUPERUSER').rpc('remove_user', { target: remover });
    const nobody = '00000000-0000-4000-9000-000000999999';
    for (const filters of [{ about: removed }, { by: remover }, { by: nobody }, { about: nobody }]) {
      expect((await reportExport('MANAGER', { list: 'audit_logs', filters })).error).toBeNull();
    }
    expect(await reports()).toMatchObject([
      { details: { names: { [removed]: `target EMPLOYEE · ${emailOf('target', 'EMPLOYEE')}` } } },
      { details: { names: { [remover]: `actor ADMIN · ${emailOf('actor', 'ADMIN')}` } } },
      { details: { changes: { by: { new: nobody } } } },
      { details: { changes: { about: { new: nobody } } } },
    ]);
  });

  it('have the current name of a team or department in a filter', async () => {
    await as('ADMIN').from('teams').update({ name: 'Night Choir' }).eq('id', TEAMS.choir);
    await as('ADMIN').from('departments').update({ name: 'Finance' }).eq('id', DEPARTMENTS.money);
    for (const about of [TEAMS.choir, DEPARTMENTS.money]) {
      expect((await reportExport('MANAGER', { list: 'audit_logs', filters: { about } })).error).toBeNull();
    }
    expect(await reports()).toMatchObject([
      { details: { changes: { about: { new: TEAMS.choir } }, names: { [TEAMS.choir]: 'Night Choir' } } },
      { details: { names: { [DEPARTMENTS.money]: 'Finance' } } },
    ]);
  });

  it('record the recipient of a reset email', async () => {
    const email = emailOf('target', 'EMPLOYEE');
    expect((await reportReset('SUPERVISOR', ` ${email.toUpperCase()} `)).error).toBeNull();
    const target = idOf('target', 'EMPLOYEE');
    expect(await reports()).toEqual([
      {
        performed_by_label: 'actor SUPERVISOR',
        action: 'RESET_EMAIL',
        resource_type: 'users',
        resource_id: target,
        subject_id: target,
        details: { label: 'target EMPLOYEE', changes: {} },
      },
    ]);
  });
});

describe('E. Reports', () => {
  const filters = (value: unknown) => ({ filters: value });

  it.each([
    ['a long search', filters({ search: 'x'.repeat(201) })],
    ['too much text', filters({ search: '😀'.repeat(200), role: '😀'.repeat(200), action: '😀'.repeat(200) })],
    ['an unknown filter', filters({ note: 'x' })],
    ['a filter that is an object', filters({ search: { text: 'x' } })],
    ['a filter that is a number', filters({ search: 1 })],
    ['filters in an array', filters([])],
    ['no filters', filters(null)],
  ])('E-10 are rejected with %s', async (_, report) => {
    expectError(await reportExport('SUPERUSER', report), '22023');
    expect(await database.isUnchanged()).toBe(true);
  });

  it.each(['x', '"x"', { department: 'Everything' }])('E-10 reject invalid filters: %j', async (given) => {
    expect((await reportExport('SUPERUSER', filters(given))).error).not.toBeNull();
    expect(await database.isUnchanged()).toBe(true);
  });

  it('E-10 accept a query of 200 characters', async () => {
    expect((await reportExport('SUPERUSER', filters({ search: '😀'.repeat(200) }))).error).toBeNull();
  });

  it('E-11 are limited to 30 in ten minutes per caller, even if sent concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: LIMIT + 5 }, () => reportExport('EMPLOYEE')));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(LIMIT);
    expect(await reports()).toHaveLength(LIMIT);
    expectError(await reportExport('EMPLOYEE', { format: 'print' }), 'PT429');
    const text = 'Too many exports, prints and reset emails. Try again in ten minutes.';
    expectError(await reportReset('EMPLOYEE', emailOf('target', 'USER')), 'PT429', text);
    expect(await reports()).toHaveLength(LIMIT);
    expect((await reportExport('MANAGER')).error).toBeNull();
    await rules.exec(`
      begin; set local session_replication_role = replica;
      update public.audit_logs set performed_at = performed_at - interval '10 minutes'; commit;
    `);
    expect((await reportExport('EMPLOYEE')).error).toBeNull();
  });

  it.each([
    { list: 'tickets' },
    { list: '' },
    { list: null },
    { format: 'pdf' },
    { format: null },
    { row_count: -1 },
    { row_count: 10_000_001 },
    { row_count: null },
  ])('E-12 are rejected with an invalid list, format or number: %j', async (report) => {
    expectError(await reportExport('SUPERUSER', report), '22023', 'There is no such export');
    expect(await database.isUnchanged()).toBe(true);
  });

  for (const actor of ROLES.filter((role) => role !== 'USER')) {
    it(`E-13 of ${actor} can only refer to users that they may edit`, async () => {
      for (const role of ROLES) {
        const answer = await reportReset(actor, emailOf('target', role));
        if (mayEdit({ actor, target: role })) expect(answer.error).toBeNull();
        else expectError(answer, '42501', 'You do not have permission to edit this user');
      }
      expectError(await reportReset(actor, 'nobody@test.example'), actor === 'EMPLOYEE' ? '42501' : 'PT404');
      expectError(await reportReset(actor, emailOf('actor', actor)), '42501');
      expect(await reports()).toHaveLength(ROLES.filter((role) => mayEdit({ actor, target: role })).length);
    });
  }

  it('O-07 reset emails and invitations are rejected for suspended users', async () => {
    const target = idOf('target', 'EMPLOYEE');
    await as('MANAGER').rpc('suspend_user', { target });
    const error = 'The user is suspended';
    expectError(await reportReset('MANAGER', emailOf('target', 'EMPLOYEE')), '22023', error);
    expectError(await as('MANAGER').rpc('record_invitation', { target }), '22023', error);
    expect(await reports()).toEqual([]);
  });

  const outsiders = [
    ['a visitor', 'visitor'] as const,
    ['the service key', 'service key'] as const,
    ...ACTORS.filter((actor) => actor === 'USER' || actor === 'no profile').map(
      (actor) => [actor, { account: idOf('actor', actor) }] as const,
    ),
  ];
  it.each(outsiders)('E-14 are rejected from %s', async (_, caller) => {
    expectError(await rules.as(caller).rpc('report_export', REPORT), '42501');
    const parameters = { recipient_email: emailOf('target', 'EMPLOYEE') };
    expectError(await rules.as(caller).rpc('report_reset_email', parameters), '42501');
    expect(await database.isUnchanged()).toBe(true);
  });
});

const TEAM_COUNT = 5_000;
const ROWS_PER_REQUEST = 1_000;
const PAGE = 50;

describe('E. A flood', () => {
  it(
    'E-09 of teams from one EMPLOYEE ends at 5,000 in ten minutes and does not break paging by cursor',
    { timeout: 120_000 },
    async () => {
      const client = rules.as({ account: idOf('actor', 'EMPLOYEE') });
      const { count: already } = await client.from('teams').select('id', { count: 'exact', head: true });
      for (let first = 0; first < TEAM_COUNT; first += ROWS_PER_REQUEST) {
        const rows = Array.from({ length: ROWS_PER_REQUEST }, (_, index) => ({ name: `Flood ${first + index}` }));
        expect((await client.from('teams').insert(rows)).error).toBeNull();
      }
      const message = 'Too many changes. Try again in ten minutes.';
      expectError(await client.from('teams').insert({ name: 'One more' }), 'PT429', message);
      const { count } = await client.from('teams').select('id', { count: 'exact', head: true });
      expect(count).toBe((already ?? 0) + TEAM_COUNT);
      // The audit log has an entry with the performer for each.
      const auditLog = () => client.from('audit_logs').select('id, performed_at, performed_by');
      const mine = await client
        .from('audit_logs')
        .select('id', { count: 'exact', head: true })
        .eq('performed_by', idOf('actor', 'EMPLOYEE'));
      expect(mine.count).toBe(TEAM_COUNT);

      const order = { ascending: false };
      const newest = rowsOf(await auditLog().order('performed_at', order).order('id', order).limit(PAGE)) as {
        performed_at: string;
      }[];
      const next = await auditLog()
        .lt('performed_at', newest.at(-1)?.performed_at)
        .order('performed_at', order)
        .order('id', order)
        .limit(PAGE);
      expect([newest.length, rowsOf(next).length]).toEqual([PAGE, PAGE]);
      // A request for all rows returns the server's maximum.
      expect(rowsOf(await client.from('teams').select('id')).length).toBeLessThanOrEqual(1_000);
      expect(rowsOf(await client.rpc('search_teams', { query: 'Flood 4999' }))).toHaveLength(1);
    },
  );
});
