/** The URL of the backend, and its public key. */
export type Environment = { url: string; anonKey: string };

/**
 * Reads the backend URL and public key (specification, section 1).
 * @param env the variables of the build, as in `import.meta.env`
 * @throws with the message of the specification if one is missing or the URL is malformed
 */
export function readEnvironment(env: Record<string, unknown>): Environment {
  const url = env['VITE_SUPABASE_URL'];
  const anonKey = env['VITE_SUPABASE_ANON_KEY'];
  if (!isFilled(url) || !isFilled(anonKey)) throw new Error('Missing Supabase environment variables');
  if (!isWebAddress(url)) throw new Error('Invalid Supabase URL format');
  return { url: url.trim(), anonKey: anonKey.trim() };
}

/** The host of the backend, which a firewall, an ad blocker or DNS may block. */
export function backendHost(): string {
  return new URL(readEnvironment(import.meta.env).url).host;
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
