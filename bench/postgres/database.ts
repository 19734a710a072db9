import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAFF_ROLES, type Role } from '../../machines/rules/roles.ts';
import { root } from '../../tools/embedded/paths.ts';
import { migrateTemplate, ownerOf } from '../../supabase/tests/support/server.ts';
import type { Facts } from './queries.ts';

export type Owner = ReturnType<typeof ownerOf>;

/** The number of people and audit log entries in a database. */
export type Size = { name: string; people: number; audit: number };

/** Creates a database of this size on the server, like a hosted project. */
export async function fill(server: string, { name, people, audit }: Size): Promise<Owner> {
  await migrateTemplate(server, name, 'explicitly');
  const owner = ownerOf(new URL(`/${name}`, server).href);
  await owner.unsafe(`
    set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set synchronous_commit = off;
    select set_config('seed.people', '${people}', false), set_config('seed.audit', '${audit}', false)`);
  await owner.unsafe(readFileSync(join(root, 'bench/postgres/large.sql'), 'utf8'));
  // Not as sign-ins, whose times large.sql has written.
  await owner.unsafe(`set session_replication_role = replica;
    insert into auth.sessions (id, user_id) select id, id from auth.users on conflict do nothing;
    reset session_replication_role`);
  await owner.unsafe('reset work_mem; reset maintenance_work_mem');
  await owner.unsafe('vacuum analyze');
  return owner;
}

/** A person of each role. */
export async function actorsOf(owner: Owner): Promise<Map<Role, string>> {
  const rows = await owner.unsafe<{ role: Role; id: string }[]>(
    `select distinct on (role) role, id from public.users where is_password_changed and suspended_from is null
     order by role, created_at desc, id`,
  );
  const actors = new Map(rows.map(({ role, id }) => [role, id]));
  if (!STAFF_ROLES.every((role) => actors.has(role))) throw new Error('The database needs a person of each role');
  return actors;
}

/** Ids and keys for the statements, from the middle of every list. */
export async function factsOf(owner: Owner, me: string): Promise<Facts> {
  const [facts] = await owner.unsafe<Facts[]>(`
    with
      person as (
        select u.* from public.users u join public.role_assignments a on a.user_id = u.id
        where u.role = 'EMPLOYEE' and a.team_id is not null order by u.sort_email offset 300 limit 1
      ),
      middle as (
        select * from public.users order by created_at desc, id desc
        offset (select count(*) / 2 from public.users) limit 1
      )
    select '${me}' as me, p.id as person, p.updated_at::text, p.email, a.team_id as team,
      a.department_id as department, m.created_at::text as middle_created, m.id as middle_id, m.sort_name as middle_name,
      (select sort_name from public.teams order by sort_name offset (select count(*) / 2 from public.teams) limit 1)
        as middle_team,
      (select performed_by from public.audit_logs where performed_by is not null group by 1 order by count(*), 1 desc limit 1)
        as editor,
      (select (min(performed_at) + (max(performed_at) - min(performed_at)) / 2)::text from public.audit_logs
        where performed_by is not null) as middle_performed,
      (select max(performed_at)::text from public.audit_logs) as latest
    from person p join public.role_assignments a on a.user_id = p.id, middle m`);
  if (facts === undefined) throw new Error('The database has too few people to measure with');
  return facts;
}
