import { execFile } from 'node:child_process';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { root } from '../embedded/paths.ts';
import { mutationsOf, type Mutation } from 'chart-lab/mutation/mutations.ts';
import { productionCharts } from './productionCharts.ts';

/** A test file that runs longer counts as failed, because a mutated chart may run forever. */
const PATIENCE = 60_000;

/**
 * `npm run charts:mutate [-- --count 60 --seed 7 --chart login]`: mutates one transition at a time, and fails if the
 * tests of the mutated chart still pass.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string' }, chart: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));

const charts = (await productionCharts()).filter(({ machine }) => (values.chart ?? machine.id) === machine.id);
if (charts.length === 0) throw new Error(`There is no chart “${values.chart}”.`);
const all = charts.flatMap(({ machine, file }) => mutationsOf(machine).map((mutation) => ({ file, mutation })));
const length = Math.min(Number(values.count), all.length);
const [drawn = []] = fc.sample(fc.shuffledSubarray(all, { minLength: length, maxLength: length }), {
  seed,
  numRuns: 1,
});
console.log(`seed ${seed}: ${drawn.length} of ${all.length} mutations\n`);

/** Whether the tests beside charts pass with a mutation in one of the charts. */
function doTestsPass(files: string[], mutation?: Mutation): Promise<boolean> {
  const tests = files.map((file) => file.replace('.ts', '.test.ts'));
  const env = { ...process.env, CHART_MUTATION: JSON.stringify(mutation ?? {}) };
  const timeout = PATIENCE * files.length;
  return new Promise((resolve) => {
    const args = ['run', '--config', 'tools/charts/mutation/vitest.config.ts', ...tests];
    execFile('vitest', args, { cwd: root, env, timeout, killSignal: 'SIGKILL' }, (error) => resolve(error === null));
  });
}

if (!(await doTestsPass([...new Set(drawn.map(({ file }) => file))])))
  throw new Error('The tests already fail without a mutation: run them first.');

const queue = [...drawn];
let survived = 0;
async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, mutation } = next;
    const isSurvivor = await doTestsPass([file], mutation);
    if (isSurvivor) survived += 1;
    console.log(`${isSurvivor ? 'survived' : 'caught  '}  ${mutation.kind.padEnd(18)} ${mutation.what}  (${file})`);
  }
}
await Promise.all([work(), work()]);
console.log(`\n${drawn.length - survived} caught, ${survived} survived (seed ${seed})`);
process.exitCode = survived === 0 && drawn.length > 0 ? 0 : 1;
