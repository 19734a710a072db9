import { describe, expect, it } from 'vitest';
import { startRules } from './support/harness.ts';

const rules = startRules();

describe('The demo people', () => {
  const ACCOUNTS: [string, string, string][] = [
    ['superuser', 'staff-demo', 'SUPERUSER'],
    ['admin', 'staff-demo', 'ADMIN'],
    ['manager', 'staff-demo', 'MANAGER'],
    ['supervisor', 'staff-demo', 'SUPERVISOR'],
    ['employee', 'staff-demo', 'EMPLOYEE'],
    ['newcomer', 'welcome1', 'EMPLOYEE'],
  ];
  for (const [name, password, role] of ACCOUNTS) {
    it(`${name} signs in`, async () => {
      const client = rules.withSession();
      const { data, error } = await client.auth.signInWithPassword({ email: `${name}@example.org`, password });
      expect(error).toBeNull();
      const profile = await client
        .from('users')
        .select('email, is_password_changed, roles(name)')
        .eq('id', data.user?.id ?? '')
        .single();
      expect(profile.data).toEqual({
        email: `${name}@example.org`,
        is_password_changed: name !== 'newcomer',
        roles: name === 'newcomer' ? null : { name: role },
      });
    });
  }

  it('are enough to fill three pages, in every role, most of them in a team', async () => {
    const [counts] = await rules.sql<Record<string, number>>(`
      select
        (select count(*)::int from public.users) as people,
        (select count(distinct role)::int from public.users where role <> 'USER') as roles,
        (select count(*)::int from public.departments) as departments,
        (select count(*)::int from public.teams) as teams,
        (select count(*)::int from public.users u
          where not exists (select from public.role_assignments a where a.user_id = u.id)) as teamless,
        (select count(distinct performed_by_label)::int from public.audit_logs) as performers
    `);
    expect(counts).toEqual({ people: 136, roles: 5, departments: 4, teams: 10, teamless: 15, performers: 1 });
  });

  it('came over two years', async () => {
    const [span] = await rules.sql<{ years: number }>(
      `select round(extract(epoch from max(created_at) - min(created_at)) / 31557600)::int as years from public.users`,
    );
    expect(span).toEqual({ years: 2 });
  });
});
