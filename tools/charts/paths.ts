import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as prettier from 'prettier';
import { chartModel } from 'chart-lab/chart/chartModel.ts';
import { exportPaths, FORMATS, formatsOf, type Format } from 'chart-lab/paths/exportPaths.ts';
import { goalText, SELECTIONS, selectPaths, type Selection } from 'chart-lab/paths/selectPaths.ts';
import { data } from '../../charts/data.ts';
import { flowCharts, productionCharts } from './productionCharts.ts';

// `npm run charts:paths -- <chart> [--select …] [--as …] [--out file]`: exports generated paths.
const names = (options: object) => Object.keys(options).join('|');
const USAGE = `npm run charts:paths -- <chart> [--select ${names(SELECTIONS)}] [--as ${names(FORMATS)}] [--out file]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    select: { type: 'string', default: 'transitions' },
    as: { type: 'string', default: 'vitest' },
    out: { type: 'string' },
  },
});

try {
  const [id] = positionals;
  const { select, as, out } = values;
  if (id === undefined || !(select in SELECTIONS) || !(as in FORMATS)) throw new Error(USAGE);
  const chart = [...(await productionCharts()), ...(await flowCharts())].find(({ machine }) => machine.id === id);
  if (!chart) throw new Error(`There is no chart “${id}”.`);
  const { machine, file } = chart;
  if (!formatsOf(machine).includes(as as Format)) throw new Error(`Only flows can be exported as ${as}.`);
  const { walks, unreached } = await selectPaths(machine, select as Selection, data.samples);
  const text = exportPaths(as as Format, { machine, file }, walks, data);
  const isCode = as === 'vitest' || as === 'playwright';
  const options = { ...(await prettier.resolveConfig(file)), parser: 'typescript' };
  const formatted = isCode ? await prettier.format(text, options) : text;
  if (out === undefined) process.stdout.write(formatted);
  else writeFileSync(out, formatted);
  console.error(`${walks.length} paths`);
  for (const goal of unreached) console.error(`  not reached with the samples: ${goalText(chartModel(machine), goal)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
