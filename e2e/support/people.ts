import { randomUUID } from 'node:crypto';
import { createClient, type Session, type SupabaseClientOptions } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { PUBLISHABLE_KEY } from '../../tools/embedded/publishableKey.ts';
import type { Server } from '../../tools/testing/embeddedServer.ts';

export type Person = {
  id: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Of their own, from elsewhere. */
  session: Session;
};

type Options = {
  role?: string;
  /** Whether the person still has to set a password of their own. */
  isSetupPending?: boolean;
};

/** Node 20 has no WebSocket of its own; the package's type is wider than what is asked for. */
const realtime = { transport: WebSocket } as unknown as NonNullable<SupabaseClientOptions<'public'>['realtime']>;

/** A client of its own, which keeps nothing: as someone else's browser. */
export function connect(server: Server) {
  return createClient(server.address, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime,
  });
}

/** Signs a demo person in, outside of the browser under test. */
export async function connectAs(server: Server, name: string, password = 'staff-demo') {
  const client = connect(server);
  const { error } = await client.auth.signInWithPassword({ email: `${name}@example.org`, password });
  if (error) throw error;
  return client;
}

const colleagues = new WeakMap<Server, Map<string, ReturnType<typeof connectAs>>>();

/** A demo person who stays signed in outside of the browser: to be asked for a favour, not to be signed out. */
export function colleague(server: Server, name: string): ReturnType<typeof connectAs> {
  const known = colleagues.get(server) ?? new Map<string, ReturnType<typeof connectAs>>();
  colleagues.set(server, known);
  const client = known.get(name) ?? connectAs(server, name);
  known.set(name, client);
  return client;
}

/** Adds someone with a unique address, as an ADMIN would, so that tests do not meet. */
export async function addPerson(
  server: Server,
  { role = 'EMPLOYEE', isSetupPending = false }: Options = {},
): Promise<Person> {
  const lastName = `P${randomUUID().slice(0, 8)}`;
  const person = {
    email: `${lastName.toLowerCase()}@example.org`,
    password: 'first password',
    firstName: 'Test',
    lastName,
  };
  const own = connect(server);
  const { data, error } = await own.auth.signUp(person);
  if (error || !data.session) throw error ?? new Error('No account was made');
  const { session } = data;
  const { id } = session.user;
  const admin = await colleague(server, 'superuser');
  const inserted = await admin.from('users').insert({
    id,
    email: person.email,
    first_name: person.firstName,
    last_name: lastName,
    role,
    is_password_changed: false,
  });
  if (inserted.error) throw inserted.error;
  if (isSetupPending) return { id, ...person, session };

  const password = 'staff-demo';
  const changed = await own.auth.updateUser({ password });
  if (changed.error) throw changed.error;
  const completed = await own
    .from('users')
    .update({ display_name: `Test ${lastName}`, is_password_changed: true })
    .eq('id', id);
  if (completed.error) throw completed.error;
  return { id, ...person, password, session };
}

/** Renames someone, as an admin would meanwhile. */
export async function renamePerson(server: Server, { id }: Person, firstName: string): Promise<void> {
  const admin = await colleague(server, 'admin');
  await admin.from('users').update({ first_name: firstName }).eq('id', id).throwOnError();
}

/** Removes someone, as an admin would meanwhile. */
export async function removePerson(server: Server, { id }: Person): Promise<void> {
  const admin = await colleague(server, 'admin');
  await admin.rpc('remove_user', { target: id }).throwOnError();
}
