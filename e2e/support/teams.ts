import { colleague } from './people.ts';
import type { Server } from '../../tools/testing/embeddedServer.ts';
import { unique } from './unique.ts';

export type Named = { id: string; name: string };

/** Adds a department, as someone else would meanwhile. */
export async function makeDepartment(server: Server, name = unique('Department')): Promise<Named> {
  const someone = await colleague(server, 'admin');
  const { data } = await someone.from('departments').insert({ name }).select('id, name').single<Named>().throwOnError();
  return data;
}

/** Adds a team, in a department or in none. */
export async function makeTeam(
  server: Server,
  { name = unique('Team'), department }: { name?: string; department?: Named } = {},
): Promise<Named> {
  const someone = await colleague(server, 'admin');
  const team = { name, department_id: department?.id ?? null };
  const { data } = await someone.from('teams').insert(team).select('id, name').single<Named>().throwOnError();
  return data;
}

/** Renames a team, as someone else would meanwhile. */
export async function renameTeam(server: Server, { id }: Named, name: string): Promise<void> {
  const someone = await colleague(server, 'admin');
  await someone.from('teams').update({ name }).eq('id', id).throwOnError();
}

/** Assigns a person to a team, as an admin would meanwhile. */
export async function addMember(server: Server, team: Named, person: { id: string }): Promise<void> {
  const admin = await colleague(server, 'superuser');
  await admin.from('role_assignments').insert({ user_id: person.id, team_id: team.id }).throwOnError();
}
