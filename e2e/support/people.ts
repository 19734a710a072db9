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
  session: Session;
};

type Options = {
  role?: string;
  /** Whether the setup is pending, with a temporary password. */
  isSetupPending?: boolean;
};

/** Node 20 has no WebSocket, and the type of the ws package does not match. */
const realtime = { transport: WebSocket } as unknown as NonNullable<SupabaseClientOptions<'public'>['realtime']>;

/** Creates a Supabase client without a session or storage. */
export function createTestClient(server: Server) {
  return createClient(server.address, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime,
  });
}

/** Creates a Supabase client that is signed in as a demo user. */
export async function createSignedInClient(server: Server, name: string, password = 'staff-demo') {
  const client = createTestClient(server);
  const { error } = await client.auth.signInWithPassword({ email: `${name}@example.org`, password });
  if (error) throw error;
  return client;
}

const demoClients = new WeakMap<Server, Map<string, ReturnType<typeof createSignedInClient>>>();

/** Returns a shared client that is signed in as a demo user. Tests must not sign it out. */
export function demoClient(server: Server, name: string): ReturnType<typeof createSignedInClient> {
  const known = demoClients.get(server) ?? new Map<string, ReturnType<typeof createSignedInClient>>();
  demoClients.set(server, known);
  const client = known.get(name) ?? createSignedInClient(server, name);
  known.set(name, client);
  return client;
}

/** Adds a person with a unique address. */
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
  const own = createTestClient(server);
  const { data, error } = await own.auth.signUp(person);
  if (error || !data.session) throw error ?? new Error('No account was created');
  const { session } = data;
  const { id } = session.user;
  const admin = await demoClient(server, 'superuser');
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

/** Renames a person as the demo admin. */
export async function renamePerson(server: Server, { id }: Person, firstName: string): Promise<void> {
  const admin = await demoClient(server, 'admin');
  await admin.from('users').update({ first_name: firstName }).eq('id', id).throwOnError();
}

/** Removes a person as the demo admin. */
export async function removePerson(server: Server, { id }: Person): Promise<void> {
  const admin = await demoClient(server, 'admin');
  await admin.rpc('remove_user', { target: id }).throwOnError();
}
