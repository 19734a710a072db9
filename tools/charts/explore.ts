import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { explorer } from './explore/explorer.ts';
import { describer } from './explore/pathText.ts';
import { mutationsOf } from './mutation/mutations.ts';
import { productionCharts } from './productionCharts.ts';
import { chartSamples } from './samples/chartSamples.ts';

/**
 * `npm run charts:explore [-- --seed 7 --minutes 1 --chart login]`: takes random walks through the charts, and fails
 * with the shortest path to a broken rule. With `-- --planted 30`, plants faults in copies of the charts, and fails
 * unless it finds them all.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '0' },
    chart: { type: 'string' },
    planted: { type: 'string' },
  },
});
const start = Date.now();
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const charts = await productionCharts();
const machines = charts.map(({ machine }) => machine);
const chosen = machines.filter(({ id }) => (values.chart ?? id) === id);
if (chosen.length === 0) throw new Error(`There is no chart “${values.chart}”.`);
const { exploreChart, exploreFault } = explorer(machines, chartSamples(charts));
const describe = describer(machines);
console.log(`seed ${seed}`);
if (values.planted !== undefined) plantFaults(Number(values.planted));
else walkCharts();

/** Explores the charts in sequence, and again until the time is over. */
function walkCharts(): void {
  const milliseconds = Number(values.minutes) * 60_000;
  const unseen = new Map<string, string[]>();
  let round = 0;
  do {
    for (const machine of chosen) {
      const result = exploreChart(machine, seed + round);
      const { id } = machine;
      console.log(
        `${result.broken ? 'broken' : 'fine  '}  ${id.padEnd(18)} ${result.walks} walks, ${result.steps} steps`,
      );
      if (result.broken) {
        console.log(describe(id, result.broken));
        process.exitCode = 1;
      }
      unseen.set(
        id,
        (unseen.get(id) ?? result.unseen).filter((part) => result.unseen.includes(part)),
      );
    }
    round += 1;
  } while (Date.now() - start < milliseconds);
  for (const [chart, parts] of unseen) for (const part of parts) console.log(`unseen  ${chart.padEnd(18)} ${part}`);
}

/** Explores charts with one fault each. */
function plantFaults(count: number): void {
  const all = chosen.flatMap(mutationsOf);
  const length = Math.min(count, all.length);
  const [drawn = []] = fc.sample(fc.shuffledSubarray(all, { minLength: length, maxLength: length }), {
    seed,
    numRuns: 1,
  });
  let found = 0;
  for (const mutation of drawn) {
    const { chart, broken, unseen } = exploreFault(mutation, seed);
    const isFound = broken !== null || unseen.length > 0;
    if (isFound) found += 1;
    console.log(`${isFound ? 'found ' : 'missed'}  ${mutation.kind.padEnd(18)} ${mutation.chart}: ${mutation.what}`);
    if (broken) console.log(describe(chart, broken));
    for (const part of unseen) console.log(`  no walk reaches ${part}`);
  }
  console.log(`\n${found} of ${length} faults found in ${Math.round((Date.now() - start) / 1_000)} s (seed ${seed})`);
  if (found < length) process.exitCode = 1;
}
