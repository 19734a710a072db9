import { TEMPORARY_PASSWORD_LENGTH } from './limits.ts';

/** Letters and digits that are easy to distinguish: no 0 O o, no 1 I l. */
export const TEMPORARY_PASSWORD_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Bytes from here on are rejected, because they would make the first characters more likely (modulo bias). */
const FIRST_REJECTED_BYTE = 256 - (256 % TEMPORARY_PASSWORD_ALPHABET.length);

/**
 * Creates a temporary password (specification, section 9; decisions, sign-in).
 * @param randomBytes returns `count` random bytes, such as from `crypto.getRandomValues`
 * @returns TEMPORARY_PASSWORD_LENGTH characters, each chosen uniformly from the alphabet
 */
export function temporaryPassword(randomBytes: (count: number) => Uint8Array): string {
  let password = '';
  while (password.length < TEMPORARY_PASSWORD_LENGTH) {
    for (const byte of randomBytes(TEMPORARY_PASSWORD_LENGTH - password.length)) {
      if (byte < FIRST_REJECTED_BYTE) {
        password += TEMPORARY_PASSWORD_ALPHABET.charAt(byte % TEMPORARY_PASSWORD_ALPHABET.length);
      }
    }
  }
  return password;
}
