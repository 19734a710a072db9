import fc, { type Arbitrary } from 'fast-check';

/** The seed of all generated inputs. */
const FUZZ_SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/** The part of the inputs that `npm test` tries, about 1,000 in total; `npm run test:all` tries all of them. */
const SHARE = process.env['TEST_ALL'] === undefined ? 1 / 20 : 1;

/** The number of inputs per property: its share, or the one in the environment. */
const parameters = (runs: number) => ({
  seed: FUZZ_SEED,
  numRuns: Number(process.env['FUZZ_RUNS'] ?? Math.ceil(runs * SHARE)),
});

/** Checks properties on generated inputs. Failures show the smallest failing input and the seed. */
export const fuzz = {
  /** Expects that `judge` throws for none of `runs` inputs. */
  each<Input>(arbitrary: Arbitrary<Input>, runs: number, judge: (input: Input) => void): void {
    fc.assert(fc.property(arbitrary, judge), parameters(runs));
  },

  /** Like `each` with requests. Stops at the first failure without shrinking, because requests have effects. */
  async eachAsync<Input>(
    arbitrary: Arbitrary<Input>,
    runs: number,
    judge: (input: Input) => Promise<void>,
  ): Promise<void> {
    await fc.assert(fc.asyncProperty(arbitrary, judge), { ...parameters(runs), endOnFailure: true });
  },

  /** Generates `runs` inputs at once. */
  sample<Input>(arbitrary: Arbitrary<Input>, runs: number): Input[] {
    return fc.sample(arbitrary, parameters(runs));
  },
};
