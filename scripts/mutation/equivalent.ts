import type { Mutant } from './mutants.ts';

/** Mutants that break nothing, and why: each pattern matches names. */
const EQUIVALENT: [RegExp, string][] = [];

/** Why no test can notice a mutant; null when one must. */
export function whyUnnoticeable({ name }: Mutant): string | null {
  return EQUIVALENT.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
