import { TEMPORARY_PASSWORD_LENGTH } from './limits.ts';

/** Letters and digits that are told apart on paper and on the phone: no 0 O o, no 1 I l. */
export const TEMPORARY_PASSWORD_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Bytes from here on are thrown away: they would make the first characters likelier than the rest (modulo bias). */
const FIRST_REJECTED_BYTE = 256 - (256 % TEMPORARY_PASSWORD_ALPHABET.length);

/**
 * Makes a temporary password (specification, section 9; decisions, sign-in).
 * Takes the source of chance, as in `crypto.getRandomValues`: it returns `count` random bytes.
 * Returns TEMPORARY_PASSWORD_LENGTH characters, each of the alphabet's equally likely.
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
