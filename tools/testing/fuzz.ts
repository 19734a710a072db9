import fc, { type Arbitrary } from 'fast-check';

/** The seed of all drawn inputs: the same seed draws the same inputs. */
const FUZZ_SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/** How many inputs each property gets: its own number, or the one in the environment. */
const parameters = (runs: number) => ({ seed: FUZZ_SEED, numRuns: Number(process.env['FUZZ_RUNS'] ?? runs) });

/** Tries properties on drawn inputs. Failures name the smallest input that fails, and the seed. */
export const fuzz = {
  /** Expects `judge` to throw for none of `runs` inputs. */
  each<Input>(arbitrary: Arbitrary<Input>, runs: number, judge: (input: Input) => void): void {
    fc.assert(fc.property(arbitrary, judge), parameters(runs));
  },

  /** The same with requests. Stops at the first failure: requests have effects, so smaller inputs could fail differently. */
  async eachAsync<Input>(
    arbitrary: Arbitrary<Input>,
    runs: number,
    judge: (input: Input) => Promise<void>,
  ): Promise<void> {
    await fc.assert(fc.asyncProperty(arbitrary, judge), { ...parameters(runs), endOnFailure: true });
  },

  /** Draws `runs` inputs at once. */
  sample<Input>(arbitrary: Arbitrary<Input>, runs: number): Input[] {
    return fc.sample(arbitrary, parameters(runs));
  },
};
