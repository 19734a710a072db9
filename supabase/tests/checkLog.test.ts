import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailOf, idOf, TEAMS } from './support/fixtures.ts';
import { startRules } from './support/harness.ts';
import { CHANGE, runIn } from './support/randomChanges.ts';
import { startWithFixtures } from './support/testDatabase.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_128);
const CHECK = 'select resource_type, resource_id, field, in_log, in_row from public.check_log()';
const SEQUENCES = fc.array(CHANGE, { minLength: 1, maxLength: 6 });

describe('The demo data', () => {
  const demo = startRules();

  it('is what the audit log says', async () => {
    expect(await demo.sql(CHECK)).toEqual([]);
  });
});

describe('check_log', () => {
  const { rules } = startWithFixtures();
  const checked = async () => await rules.sql(CHECK);

  it('finds nothing after 1,000 sequences of allowed changes, which write every kind of entry', async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(SEQUENCES, async (changes) => {
        await rules.exec(`begin; ${runIn(changes)}`);
        const found = await checked();
        const entries = await rules.sql<{ kind: string }>(
          `select action || ' ' || resource_type as kind from public.audit_logs where created_at = now()`,
        );
        await rules.exec('rollback');
        for (const { kind } of entries) kinds.add(kind);
        expect(found).toEqual([]);
      }),
      { seed: SEED, numRuns: 1_000 },
    );
    const tables = ['users', 'role_assignments', 'teams', 'departments'];
    const written = tables.flatMap((table) => [`INSERT ${table}`, `UPDATE ${table}`]);
    const rare = ['DELETE users', 'DELETE role_assignments', 'ERASE users', 'PURGE audit_logs'];
    expect([...kinds]).toEqual(expect.arrayContaining([...written, ...rare]));
  }, 180_000);

  it('finds a change of any audited column around the app, after any changes', async () => {
    const columns = await rules.sql<{ table: string; name: string; type: string }>(`
      select relname as table, attname as name, format_type(atttypid, null) as type
      from pg_attribute join pg_class c on c.oid = attrelid join pg_trigger on tgrelid = c.oid
      where tgfoid = 'private.audit_change'::regproc and attnum > 0 and not attisdropped
        and private.audited(jsonb_build_object(attname, 1)) <> '{}'`);
    expect(columns).toHaveLength(15);
    for (const [index, { table, name, type }] of columns.entries()) {
      const others: Record<string, string> = {
        text: name === 'role' ? `case role when 'ADMIN' then 'MANAGER' else 'ADMIN' end` : `concat(${name}, 'x')`,
        boolean: `not ${name}`,
        uuid: 'gen_random_uuid()',
        'timestamp with time zone': `coalesce(${name} + interval '1 second', now())`,
      };
      const changes = fc.sample(SEQUENCES, { seed: SEED + index, numRuns: 1 }).flat();
      await rules.exec(`begin; ${runIn(changes)}; set local session_replication_role = replica`);
      const changed = await rules.sql<{ id: string }>(`
        update public.${table} set ${name} = ${others[type] ?? ''} where id = (
          select t.id from public.${table} t where to_jsonb(t) ->> 'role' is distinct from 'USER' limit 1
        ) returning id`);
      const found = await checked();
      await rules.exec('rollback');
      expect(found).toMatchObject([{ resource_type: table, resource_id: changed[0]?.id, field: name }]);
    }
  });

  it('finds rows that were added or removed around the app, and shows both values', async () => {
    const id = idOf('target', 'ADMIN');
    await rules.exec(`begin; set local session_replication_role = replica;
      delete from public.users where id = '${id}';
      insert into public.teams (id, name, sort_name, unique_name) values ('${id}', 'Ghosts', 'ghosts', 'ghosts');
      update public.teams set name = 'Night Choir' where id = '${TEAMS.choir}'; commit`);
    const found = await checked();
    const difference = (resource_type: string, resource_id: string, field: string, in_log: unknown, in_row: unknown) =>
      expect(found).toContainEqual({ resource_type, resource_id, field, in_log, in_row });
    expect(found).toHaveLength(9);
    difference('users', id, 'email', emailOf('target', 'ADMIN'), null);
    difference('users', id, 'subject_id', id, null);
    difference('teams', id, 'subject_id', null, id);
    difference('teams', TEAMS.choir, 'name', 'Test Choir', 'Night Choir');
  });

  it('does not compare what a USER changes without an entry, until they get another role', async () => {
    const id = idOf('actor', 'USER');
    const own = { display_name: 'Shown' };
    expect((await rules.as({ account: id }).from('users').update(own).eq('id', id)).error).toBeNull();
    expect(await checked()).toEqual([]);
    const admin = rules.as({ account: idOf('actor', 'ADMIN') }).from('users');
    expect((await admin.update({ role: 'EMPLOYEE' }).eq('id', id)).error).toBeNull();
    expect(await checked()).toEqual([]);
    await rules.exec(`begin; set local session_replication_role = replica;
      update public.users set display_name = 'Forged' where id = '${id}'; commit`);
    expect(await checked()).toMatchObject([{ resource_id: id, in_log: 'Shown', in_row: 'Forged' }]);
  });

  it('tells teams of one name apart', async () => {
    await rules.exec(`begin; set local session_replication_role = replica;
      update public.teams set name = 'Test Payroll', department_id = null where id = '${TEAMS.ledger}';
      update public.role_assignments set team_id = '${TEAMS.ledger}' where user_id = '${idOf('assigned', 'ADMIN')}'; commit`);
    expect(await checked()).toContainEqual(
      expect.objectContaining({ field: 'team_id', in_log: TEAMS.payroll, in_row: TEAMS.ledger }),
    );
  });
});
