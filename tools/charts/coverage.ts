import { startVitest } from 'vitest/node';
import { root } from '../embedded/paths.ts';
import { coverageText, isComplete, sumUp } from './coverage/tables.ts';
import { productionCharts } from './productionCharts.ts';

// `npm run charts:coverage [folder…]`: the transition coverage of each chart by its own tests; fails below 100 %.
const folders = process.argv.slice(2);
const vitest = await startVitest('test', folders, {
  root,
  config: false,
  watch: false,
  include: ['machines/**/*.test.ts'],
  setupFiles: ['./tools/testing/vitestSetup.ts', './tools/charts/coverage/collect.ts'],
});
const tables = vitest.state.getTestModules().flatMap((module) => module.meta().coverage ?? []);
await vitest.close();

const charts = (await productionCharts()).filter(
  ({ folder }) => folders.length === 0 || folders.some((name) => folder.includes(name)),
);
const coverage = sumUp(
  charts.map(({ machine }) => machine.id),
  tables,
);
console.log(coverageText(coverage));
const complete = coverage.filter(isComplete);
console.log(`\n${complete.length} of ${coverage.length} charts are covered completely`);
if (complete.length < coverage.length) process.exitCode = 1;
