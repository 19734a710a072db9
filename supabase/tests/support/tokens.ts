import { createHmac } from 'node:crypto';
import { SIGNING_SECRET } from './template.ts';

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** An access token as the auth server signs them, for `sub` in the database role `role`. */
export function mintToken(claims: { sub?: string; role: 'authenticated' | 'service_role' }): string {
  const now = Math.floor(Date.now() / 1000);
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, aud: 'authenticated', iat: now - 1, exp: now + 3600 })}`;
  return `${content}.${createHmac('sha256', SIGNING_SECRET).update(content).digest('base64url')}`;
}
