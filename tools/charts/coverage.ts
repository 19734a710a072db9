import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { addHits, type Hits } from 'chart-lab/coverage/hits.ts';
import { flowRecordingsFolder, localFolder, root } from '../embedded/paths.ts';
import { addRecordedHits, unitCoverage, writeHits } from 'chart-lab/coverage/storedHits.ts';
import { requireChromium } from '../testing/chromium.ts';
import { runTool } from '../testing/runTool.ts';
import { productionCharts } from './productionCharts.ts';

// `npm run charts:coverage [folder…]`: the transition coverage of each chart by its own tests; fails below 100 %.
// Also writes the hits of each transition for the gallery, by unit tests and browser flows; those of charts in other
// folders stay. `-- --browser` builds the app and runs the flows, and fails if one of them fails.
let areFlowsFine = true;
const folders = process.argv.slice(2).filter((name) => name !== '--browser');
if (process.argv.includes('--browser')) {
  rmSync(flowRecordingsFolder, { recursive: true, force: true });
  const env = { RECORD_FLOWS: '1', CHROMIUM_PATH: requireChromium() };
  areFlowsFine =
    (await runTool('vite build --mode embedded --logLevel warn')) &&
    (await runTool('playwright test e2e/flows/flows.spec.ts', env));
}
const hits: Hits = {};
const vitest = await startVitest('test', folders, {
  root,
  config: false,
  watch: false,
  include: ['machines/**/*.test.ts'],
  setupFiles: ['./tools/testing/vitestSetup.ts', './packages/chart-lab/src/coverage/collect.ts'],
});
const tables = vitest.state.getTestModules().flatMap((module) => module.meta().coverage ?? []);
for (const { machine, rows } of tables) addHits(hits, machine, 'unit tests', rows);
await vitest.close();

const machines = (await productionCharts())
  .filter(({ folder }) => folders.length === 0 || folders.some((name) => `${folder}/`.includes(name)))
  .map(({ machine }) => machine);
addRecordedHits(hits, machines, flowRecordingsFolder);
// The gallery imports this file.
writeHits(join(localFolder, 'chart-coverage.json'), hits, machines);

let covered = 0;
for (const machine of machines) {
  const { missed, count } = unitCoverage(machine, hits);
  console.log(`${machine.id.padEnd(20)} ${count - missed.length} of ${count}`);
  for (const { text } of missed) console.log(`    ${text}: never taken`);
  if (missed.length === 0) covered += 1;
}
console.log(`\n${covered} of ${machines.length} charts are covered completely`);
if (!areFlowsFine) console.error('Browser flows failed: their hits are missing.');
if (!areFlowsFine || covered < machines.length) process.exitCode = 1;
