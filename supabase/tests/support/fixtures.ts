import { STAFF_ROLES, type Role } from '../../../machines/rules/roles.ts';
import type { Rules } from './harness.ts';

/** All roles, from highest to lowest. */
export const ROLES: readonly Role[] = [...STAFF_ROLES, 'USER'];

/** The callers: a user of each role, and an account without a profile. */
export const ACTORS = [...ROLES, 'no profile'] as const;
export type Actor = (typeof ACTORS)[number];

/** The users of each role: `actor` sends requests, `target` has no team, `assigned` is in `TEAMS.payroll`. */
type Part = 'actor' | 'target' | 'assigned';

const PARTS: readonly Part[] = ['actor', 'target', 'assigned'];

function uuid(group: number, member: number): string {
  return `00000000-0000-4000-9000-${String(group).padStart(6, '0')}${String(member).padStart(6, '0')}`;
}

/** The id of an account of the fixtures. */
export function idOf(part: Part, actor: Actor): string {
  return uuid(PARTS.indexOf(part), ACTORS.indexOf(actor));
}

export function emailOf(part: Part, actor: Actor): string {
  return `${part}.${actor.toLowerCase().replace(' ', '-')}@test.example`;
}

/** An account without a profile, for adding a user. */
export const UNFINISHED = { id: uuid(9, 1), email: 'unfinished@test.example' };

/** A department with two teams, a department with one, and a team without a department. */
export const DEPARTMENTS = { money: uuid(10, 1), care: uuid(10, 2) };
export const TEAMS = { payroll: uuid(11, 1), ledger: uuid(11, 2), nursing: uuid(11, 3), choir: uuid(11, 4) };

/** Replaces the demo data with the fixtures. */
export async function addFixtures({ sql, exec }: Rules): Promise<void> {
  // Replication mode fires no triggers, which would reject emptying the audit log.
  await exec(`
    begin;
    set local session_replication_role = replica;
    delete from public.audit_logs;
    delete from public.role_assignments;
    delete from public.teams;
    delete from public.departments;
    delete from public.tickets;
    delete from private.sign_ins;
    delete from public.users;
    delete from auth.sessions;
    delete from auth.users;
    commit;
  `);
  const accounts = PARTS.flatMap((part) => ACTORS.map((actor) => ({ part, actor })));
  for (const { part, actor } of accounts) {
    await addAccount(sql, idOf(part, actor), emailOf(part, actor));
    if (actor === 'no profile') continue;
    const isSuperuser = actor === 'SUPERUSER';
    await sql(
      `insert into public.users (id, email, first_name, last_name, role, password_changed_at, is_password_changed)
       values ($1, $2, $3, $4, $5, now(), true)`,
      [idOf(part, actor), emailOf(part, actor), part, actor, isSuperuser ? 'EMPLOYEE' : actor],
    );
    if (isSuperuser) await sql('select public.make_superuser($1)', [emailOf(part, actor)]);
  }
  await addAccount(sql, UNFINISHED.id, UNFINISHED.email);
  await exec(`
    insert into public.departments (id, name) values ('${DEPARTMENTS.money}', 'Money'), ('${DEPARTMENTS.care}', 'Care');
    insert into public.teams (id, name, department_id) values
      ('${TEAMS.payroll}', 'Test Payroll', '${DEPARTMENTS.money}'),
      ('${TEAMS.ledger}', 'Test Ledger', '${DEPARTMENTS.money}'),
      ('${TEAMS.nursing}', 'Test Nursing', '${DEPARTMENTS.care}'),
      ('${TEAMS.choir}', 'Test Choir', null);
    insert into public.role_assignments (user_id, team_id)
    select id, '${TEAMS.payroll}' from public.users where email like 'assigned.%@test.example';
  `);
}

/** Adds an account that cannot sign in, because tests mint its tokens. */
async function addAccount(sql: Rules['sql'], id: string, email: string): Promise<void> {
  await sql(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at) values ($1, $2, 'no password', now())`,
    [id, email],
  );
}
