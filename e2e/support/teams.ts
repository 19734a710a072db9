import { demoClient } from './people.ts';
import type { Server } from '../../tools/testing/embeddedServer.ts';
import { unique } from './unique.ts';

type Named = { id: string; name: string };

/** Adds a department as the demo admin. */
export async function createDepartment(server: Server, name = unique('Department')): Promise<Named> {
  const admin = await demoClient(server, 'admin');
  const { data } = await admin.from('departments').insert({ name }).select('id, name').single<Named>().throwOnError();
  return data;
}

/** Adds a team as the demo admin. */
export async function createTeam(
  server: Server,
  { name = unique('Team'), department }: { name?: string; department?: Named } = {},
): Promise<Named> {
  const admin = await demoClient(server, 'admin');
  const team = { name, department_id: department?.id ?? null };
  const { data } = await admin.from('teams').insert(team).select('id, name').single<Named>().throwOnError();
  return data;
}

/** Renames a team as the demo admin. */
export async function renameTeam(server: Server, { id }: Named, name: string): Promise<void> {
  const admin = await demoClient(server, 'admin');
  await admin.from('teams').update({ name }).eq('id', id).throwOnError();
}

/** Adds a person to a team as the demo superuser. */
export async function addMember(server: Server, team: Named, person: { id: string }): Promise<void> {
  const superuser = await demoClient(server, 'superuser');
  await superuser.from('role_assignments').insert({ user_id: person.id, team_id: team.id }).throwOnError();
}
