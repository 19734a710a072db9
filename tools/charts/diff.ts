import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localFolder, root } from '../embedded/paths.ts';
import { productionCharts } from './productionCharts.ts';
import { compareCharts } from 'chart-lab/diff/compareCharts.ts';

// `npm run charts:diff -- <commit> [chart…] [--out folder]`: draws and lists what changed in the charts since a commit.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(localFolder, 'charts-diff') } },
});
const [commit, ...ids] = positionals;
const out = resolve(values.out);
try {
  if (commit === undefined) throw new Error('Name a commit: npm run charts:diff -- <commit> [chart…] [--out folder]');
  const report = await compareCharts(commit, ids, out, root, productionCharts);
  console.log(report === null ? `No chart changed since ${commit}.` : `${report}${join(out, 'README.md')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
