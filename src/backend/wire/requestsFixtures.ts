import { createBackend } from '../backend.ts';
import { createSafeStorage } from './storage.ts';

type Sent = { method: string; path: string; query: Record<string, string>; body: unknown; key: string | null };

const OPTIONS = { url: 'https://project.supabase.co', anonKey: 'public-key', siteUrl: 'https://staff.example.org' };
const SESSION = {
  access_token: 'token',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3_600,
  expires_at: 4_000_000_000,
  user: { id: 'ada', email: 'ada@example.org' },
};

/** A device where Ada is signed in. The backend responds with no data; `sent` collects the requests. */
export function device(expiresIn?: number) {
  const ending = expiresIn === undefined ? {} : { expires_at: Math.round(Date.now() / 1_000) + expiresIn };
  const saved = new Map([['app-auth', JSON.stringify({ ...SESSION, ...ending })]]);
  const storage = createSafeStorage(() => ({
    length: 0,
    clear: () => saved.clear(),
    key: () => null,
    getItem: (key) => saved.get(key) ?? null,
    removeItem: (key) => void saved.delete(key),
    setItem: (key, value) => void saved.set(key, value),
  }));
  const sent: Sent[] = [];
  const options = {
    ...OPTIONS,
    storage,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      sent.push({
        method: request.method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: text === '' ? null : JSON.parse(text),
        key: request.headers.get('apikey'),
      });
      if (pathname.startsWith('/auth/')) return Response.json({ ...SESSION, id: 'ada' });
      return request.method === 'GET' ? Response.json([]) : new Response(null, { status: 201 });
    },
  };
  return { options, sent };
}

/** The requests sent while `act` runs. */
export async function requestsOf(
  act: (backend: ReturnType<typeof createBackend>) => Promise<unknown>,
): Promise<Sent[]> {
  const { options, sent } = device();
  await act(createBackend(options)).catch(() => undefined);
  return sent;
}
