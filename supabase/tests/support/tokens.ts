import { createHmac } from 'node:crypto';
import { SIGNING_SECRET } from './template.ts';

type Claims = { sub?: string; role: 'authenticated' | 'service_role'; session_id?: string };
type Signature = { secret?: string; expiresIn?: number };

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/**
 * Returns an access token like those of the auth server, for `sub` in the database role `role`. Without `session_id`,
 * it belongs to the session from sessions.ts.
 */
export function mintToken(
  { sub, session_id = sub, role }: Claims,
  { secret = SIGNING_SECRET, expiresIn = 3600 }: Signature = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub, session_id, role, aud: 'authenticated', iat: now - 7200, exp: now + expiresIn })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** The SQL that sets the claims of a signed-in user, and the database role if given, for the transaction. */
export function asUser(id: string, role?: string): string {
  const claims = JSON.stringify({ sub: id, session_id: id });
  const settings = { 'request.jwt.claims': claims, 'request.jwt.claim.sub': id, ...(role !== undefined && { role }) };
  return `select ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join()}`;
}

/** Replaces the claims or the header of a token, but not its signature. */
export function tamperedToken(token: string, change: { header?: object; claims?: object }): string {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const changed = (encoded: string, fields: object | undefined) =>
    fields === undefined
      ? encoded
      : part({ ...(JSON.parse(Buffer.from(encoded, 'base64url').toString()) as object), ...fields });
  return `${changed(header, change.header)}.${changed(claims, change.claims)}.${signature}`;
}
