import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../embedded/paths.ts';
import { draw, seededRandom } from '../testing/draw.ts';
import { mutationsOf } from './mutation/mutations.ts';
import { Workshop, type Verdict } from './mutation/workshop.ts';
import { chartFiles } from './productionCharts.ts';

/**
 * `npm run charts:mutate [-- --count 60 --seed 7 --chart login]`: changes charts, one transition at a time, in a
 * temporary copy, and fails when the tests of the changed chart do not notice.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string' }, chart: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const random = seededRandom(seed);

const all = chartFiles()
  .filter((file) => values.chart === undefined || file.endsWith(`/${values.chart}Machine.ts`))
  .flatMap((file) =>
    mutationsOf(readFileSync(join(root, file), 'utf8'), random, file).map((found) => ({ file, ...found })),
  );
const drawn = draw(all, Number(values.count), seed);
console.log(`seed ${seed}: ${drawn.length} of ${all.length} mutations\n`);

const workshops = Array.from({ length: Math.min(2, availableParallelism()) }, () => new Workshop());
const queue = drawn.map((found, index) => ({ ...found, index }));
const verdicts: Verdict[] = [];

async function work(workshop: Workshop): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, line, kind, what, source, index } = next;
    const verdict = await workshop.try(file, source);
    verdicts[index] = verdict;
    console.log(`${verdict.padEnd(9)} ${kind.padEnd(18)} ${what}  (${file}:${line})`);
  }
}

try {
  const files = [...new Set(drawn.map(({ file }) => file))];
  if (!(await workshops[0]?.isSound(files)))
    throw new Error('The tests fail while nothing is changed: run them first.');
  await Promise.all(workshops.map(work));
} finally {
  for (const workshop of workshops) workshop.remove();
}
const count = (verdict: Verdict) => verdicts.filter((found) => found === verdict).length;
console.log(`\n${count('caught')} caught, ${count('survived')} survived, ${count('broken')} broken (seed ${seed})`);
process.exitCode = count('caught') === drawn.length && drawn.length > 0 ? 0 : 1;
