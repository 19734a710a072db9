import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import { reportsFolder } from './reports.ts';

/** What a run draws its inputs from: the same seed, the same inputs. */
export const FUZZ_SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/** How many inputs each property gets instead of its own number. */
const RUNS = process.env['FUZZ_RUNS'];

type FuzzReport = { name: string; inputs: number; seed: number };

const REPORT = /^fuzz-[\w-]+\.json$/;

/** Tries properties on drawn inputs, and counts them. */
export function createFuzz(name: string) {
  let inputs = 0;
  const parameters = (runs: number) => ({ seed: FUZZ_SEED, numRuns: RUNS === undefined ? runs : Number(RUNS) });
  return {
    /** Expects `judge` to throw for none of `runs` inputs; fast-check names the smallest that it throws for. */
    each<Input>(arbitrary: Arbitrary<Input>, runs: number, judge: (input: Input) => void): void {
      const property = fc.property(arbitrary, (input) => {
        inputs += 1;
        judge(input);
      });
      fc.assert(property, parameters(runs));
    },

    /** The same, where judging takes requests. */
    async eachAsync<Input>(
      arbitrary: Arbitrary<Input>,
      runs: number,
      judge: (input: Input) => Promise<void>,
    ): Promise<void> {
      const property = fc.asyncProperty(arbitrary, async (input) => {
        inputs += 1;
        await judge(input);
      });
      // What a request has done stays: trying smaller inputs would find other failures.
      await fc.assert(property, { ...parameters(runs), endOnFailure: true });
    },

    /** `runs` inputs at once, for what is shown together. */
    sample<Input>(arbitrary: Arbitrary<Input>, runs: number): Input[] {
      const drawn = fc.sample(arbitrary, parameters(runs));
      inputs += drawn.length;
      return drawn;
    },

    /** Leaves the count for the summary. To be called after the last test. */
    report: (): void => {
      const report: FuzzReport = { name, inputs, seed: FUZZ_SEED };
      mkdirSync(reportsFolder, { recursive: true });
      writeFileSync(join(reportsFolder, `fuzz-${name}.json`), JSON.stringify(report));
    },
  };
}

/** What the last run tried, by file. */
export function fuzzReports(): FuzzReport[] {
  return readdirSync(reportsFolder)
    .filter((file) => REPORT.test(file))
    .map((file) => JSON.parse(readFileSync(join(reportsFolder, file), 'utf8')) as FuzzReport);
}

/** Says how many inputs the last run tried, from which seed. Returns how many. */
export function summariseFuzz(): number {
  const reports = fuzzReports();
  const inputs = reports.reduce((sum, report) => sum + report.inputs, 0);
  const parts = reports.map((report) => `${report.name} ${report.inputs}`).join(', ');
  const seeds = [...new Set(reports.map(({ seed }) => seed))].join(', ');
  console.log(`fuzz: ${inputs} inputs, seed ${seeds} (${parts})`);
  return inputs;
}
