import { describe, expect, it } from 'vitest';
import { TEMPORARY_PASSWORD_LENGTH } from './limits.ts';
import { TEMPORARY_PASSWORD_ALPHABET, temporaryPassword } from './temporaryPassword.ts';

/** Returns the next `count` values of `bytes` on each call. */
function sourceOf(bytes: Iterator<number>) {
  return (count: number) => Uint8Array.from({ length: count }, () => Number(bytes.next().value));
}

/** A linear congruential generator, deterministic and even enough for the chi-square test. */
function* noise(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 24;
  }
}

function* listed(...bytes: number[]): Generator<number> {
  yield* bytes;
}

describe('temporary password', () => {
  it('has 8 characters of the alphabet', () => {
    const password = temporaryPassword(sourceOf(noise(1)));
    expect(password).toHaveLength(TEMPORARY_PASSWORD_LENGTH);
    expect(Array.from(password).every((character) => TEMPORARY_PASSWORD_ALPHABET.includes(character))).toBe(true);
  });

  it('uses an alphabet without look-alikes and duplicates', () => {
    expect(TEMPORARY_PASSWORD_ALPHABET).not.toMatch(/[0Oo1Il]/);
    expect(new Set(TEMPORARY_PASSWORD_ALPHABET).size).toBe(TEMPORARY_PASSWORD_ALPHABET.length);
  });

  it('rejects biased bytes and requests as many new ones', () => {
    const bytes = listed(255, 0, 224, 1, 223, 2, 240, 3, 4, 5, 6);
    expect(temporaryPassword(sourceOf(bytes))).toBe('AB9CDEFG');
  });

  it('uses every character equally often', () => {
    const source = sourceOf(noise(42));
    const passwords = 14_000;
    const counts = new Map<string, number>();
    for (let made = 0; made < passwords; made += 1) {
      for (const character of temporaryPassword(source)) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    const expected = (passwords * TEMPORARY_PASSWORD_LENGTH) / TEMPORARY_PASSWORD_ALPHABET.length;
    const chiSquare = Array.from(TEMPORARY_PASSWORD_ALPHABET, (character) => counts.get(character) ?? 0)
      .map((count) => (count - expected) ** 2 / expected)
      .reduce((sum, part) => sum + part, 0);
    // 55 degrees of freedom: p = 0.001 at 93. A plain modulo gives about 1,300.
    expect(chiSquare).toBeLessThan(93);
  });
});
