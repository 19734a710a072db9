import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import prepareData, { templateFolder } from '../../tools/testing/prepareData.ts';
import { openBackend } from '../../tools/embedded/backend.ts';
import { localFolder } from '../../tools/embedded/paths.ts';

/** As many people as the benchmark's figures are about. */
export const PEOPLE = 10_000;

/** People beside the demo's: each with an account, a profile and, but for every ninth, a team. */
const MORE_PEOPLE = `
  create temporary table bench_people as
  select
    number,
    format('00000000-0000-4000-9000-%s', lpad(number::text, 12, '0'))::uuid as id,
    format('person%s@example.org', number) as email,
    (array['Amara', 'Lukas', 'Mei Lin', 'Sofía', 'Yusuf', 'Ingrid', 'Rahul', 'Chloé'])[number % 8 + 1] as first_name,
    (array['Okafor', 'Schneider', 'Chen', 'Hernández', 'Demir', 'Solberg', 'Sharma'])[number % 7 + 1] as last_name,
    now() - number * interval '1 minute' as created_at
  from generate_series(1, ${PEOPLE} - (select count(*) from public.users)) as number;

  insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    created_at, updated_at)
  select id, email, '', created_at, '{}', '{}', created_at, created_at from bench_people;

  insert into public.users (id, email, first_name, last_name, role, is_password_changed, password_changed_at,
    created_at, updated_at)
  select id, email, first_name, last_name, 'EMPLOYEE', true, created_at, created_at, created_at from bench_people;

  insert into public.role_assignments (user_id, team_id, department_id)
  select person.id, team.id, team.department_id
  from bench_people person
    join (select *, row_number() over (order by name) as number from public.teams) team
      on team.number = person.number % 10 + 1 and person.number % 9 <> 0;

  drop table bench_people;
  vacuum analyze;
`;

/** The data folder with all the people, made once from the demo data; a change of either SQL makes a new one. */
export async function largeDataFolder(): Promise<string> {
  const hash = createHash('sha256').update(basename(templateFolder())).update(MORE_PEOPLE).digest('hex').slice(0, 12);
  const folder = join(localFolder, `bench-${hash}`);
  if (existsSync(folder)) return folder;
  await prepareData();
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const backend = await openBackend({
    dataFolder: unfinished,
    siteUrl: 'http://localhost',
    signingSecret: 'only for making the data',
  });
  for (const statement of MORE_PEOPLE.split(/;\s*$/m)) await backend.database.exec(statement);
  await backend.close();
  renameSync(unfinished, folder);
  return folder;
}
