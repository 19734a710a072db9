import { describe, expect, it } from 'vitest';
import { TEMPORARY_PASSWORD_LENGTH } from './limits.ts';
import { TEMPORARY_PASSWORD_ALPHABET, temporaryPassword } from './temporaryPassword.ts';

/** Hands out `bytes` one after the other, however many are asked for at a time. */
function sourceOf(bytes: Iterator<number>) {
  return (count: number) => Uint8Array.from({ length: count }, () => Number(bytes.next().value));
}

/** Deterministic noise: a linear congruential generator, whose upper bits are even enough to count. */
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

describe('the temporary password', () => {
  it('has 8 characters of the alphabet', () => {
    const password = temporaryPassword(sourceOf(noise(1)));
    expect(password).toHaveLength(TEMPORARY_PASSWORD_LENGTH);
    expect(Array.from(password).every((character) => TEMPORARY_PASSWORD_ALPHABET.includes(character))).toBe(true);
  });

  it('has no characters that look alike, and none twice in the alphabet', () => {
    expect(TEMPORARY_PASSWORD_ALPHABET).not.toMatch(/[0Oo1Il]/);
    expect(new Set(TEMPORARY_PASSWORD_ALPHABET).size).toBe(TEMPORARY_PASSWORD_ALPHABET.length);
  });

  it('throws away the bytes that would favour some characters, and asks for as many again', () => {
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
    // 55 degrees of freedom: 93 is passed once in a thousand; a plain modulo gives about 1,300.
    expect(chiSquare).toBeLessThan(93);
  });
});
