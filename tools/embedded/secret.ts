import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The secret that signs the tokens of the embedded backend, created once in `file`. With a published secret, anyone
 * could sign a token for any role.
 */
export function signingSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const secret = randomBytes(48).toString('base64url');
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}
