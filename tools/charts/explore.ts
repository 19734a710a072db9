import { parseArgs } from 'node:util';
import { explore } from 'chart-lab/explore/explore.ts';
import { describer } from 'chart-lab/explore/pathText.ts';
import { samples } from '../../charts/samples/samples.ts';
import { rulesOf } from '../../charts/rules/all.ts';
import { productionCharts } from './productionCharts.ts';

/** The number of walks through a chart in each round. */
const WALKS = 150;

/**
 * `npm run charts:explore [-- --seed 7 --minutes 1 --chart login]`: takes random walks through the charts, again until
 * the time is over, and fails with the shortest path to a broken rule.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, minutes: { type: 'string', default: '0' }, chart: { type: 'string' } },
});
const end = Date.now() + Number(values.minutes) * 60_000;
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const machines = (await productionCharts()).map(({ machine }) => machine);
const chosen = machines.filter(({ id }) => (values.chart ?? id) === id);
if (chosen.length === 0) throw new Error(`There is no chart “${values.chart}”.`);
const describe = describer(machines);
console.log(`seed ${seed}`);

let round = 0;
do {
  for (const machine of chosen) {
    const { id } = machine;
    const broken = explore({ machine, rules: rulesOf(id), samples }, { seed: seed + round, walks: WALKS });
    console.log(`${broken ? 'broken' : 'fine  '}  ${id}`);
    if (!broken) continue;
    console.log(describe(id, broken));
    process.exitCode = 1;
  }
  round += 1;
} while (Date.now() < end);
