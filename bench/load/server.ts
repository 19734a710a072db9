import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { migrateTemplate, openOnServer } from '../../supabase/tests/support/server.ts';
import type { RulesBackend } from '../../supabase/tests/support/backend.ts';
import { SIGNING_SECRET, SITE_URL } from '../../supabase/tests/support/template.ts';
import { openBackend } from '../../scripts/embedded/backend.ts';
import { PUBLISHABLE_KEY } from '../../scripts/embedded/publishableKey.ts';
import type { ToBench, ToServer } from './messages.ts';

/** The demo people who work: of each role, the first so many. */
const WORKERS = `
  select email, role from (
    select email, role, row_number() over (partition by role order by email) as number
    from public.users where is_password_changed and role in ('ADMIN', 'MANAGER', 'SUPERVISOR', 'EMPLOYEE')
  ) as people
  order by number, role
`;

const [dataFolder = '', postgresUrl = ''] = process.argv.slice(2);

/** The backend under load, with its data on disk as `npm start` keeps it, or on a PostgreSQL server. */
async function open(): Promise<RulesBackend> {
  if (postgresUrl !== '') {
    await migrateTemplate(postgresUrl, 'rules_template', 'everything');
    return await openOnServer(postgresUrl, 'everything');
  }
  const { app, database, close } = await openBackend({
    dataFolder,
    siteUrl: SITE_URL,
    signingSecret: SIGNING_SECRET,
  });
  return {
    url: null,
    fetch: async (request) => await app.fetch(request),
    query: async <Row extends object>(query: string, parameters: unknown[]) =>
      (await database.query<Row>(query, parameters)).rows,
    exec: async (statements) => {
      await database.exec(statements);
    },
    close,
  };
}

async function answer(backend: RulesBackend, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/', headers } = incoming;
  const request = new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  });
  const response = await backend.fetch(request);
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

function tell(message: ToBench): void {
  process.send?.(message);
}

const backend = await open();
// Several first requests at the same time would each grant what the backend grants, and all but one fail.
await backend.fetch(
  new Request('http://localhost/rest/v1/roles?select=name', { headers: { apikey: PUBLISHABLE_KEY } }),
);
const people = await backend.query<{ email: string; role: string }>(WORKERS, []);
const server = createServer((incoming, outgoing) => {
  answer(backend, incoming, outgoing).catch((error: unknown) => {
    console.error(error);
    outgoing.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  tell({ type: 'ready', url: `http://127.0.0.1:${port}`, people });
});
process.on('message', (message: ToServer) => {
  if (message.type === 'measure') tell({ type: 'memory', bytes: process.memoryUsage.rss() });
  else {
    server.closeAllConnections();
    server.close(() => void backend.close().then(() => process.exit(0)));
  }
});
