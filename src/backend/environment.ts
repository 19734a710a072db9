/** Where the hosted backend is, and the public key that opens it. */
export type Environment = { url: string; anonKey: string };

/**
 * Reads the backend's address and public key (specification, section 1).
 * @param env the build's variables, as in `import.meta.env`
 * @throws with the specification's message when one is missing or the address is malformed
 */
export function readEnvironment(env: Record<string, unknown>): Environment {
  const url = env['VITE_SUPABASE_URL'];
  const anonKey = env['VITE_SUPABASE_ANON_KEY'];
  if (!isFilled(url) || !isFilled(anonKey)) throw new Error('Missing Supabase environment variables');
  if (!isWebAddress(url)) throw new Error('Invalid Supabase URL format');
  return { url: url.trim(), anonKey: anonKey.trim() };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
