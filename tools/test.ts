import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './embedded/paths.ts';
import { checkAttackCoverage } from './testing/attackCoverage.ts';
import { requireChromium } from './testing/chromium.ts';
import {
  playwrightReport,
  playwrightRuns,
  reportsFolder,
  vitestReport,
  vitestRuns,
  type TestRun,
} from './testing/reports.ts';
import { checkTypes, lint, runTool } from './testing/runTool.ts';
import { checkSpecificationCoverage } from './testing/specificationCoverage.ts';

let passed = 0;
let failed = 0;

function count(...checks: boolean[]): void {
  passed += checks.filter(Boolean).length;
  failed += checks.filter((isOk) => !isOk).length;
}

/** Counts the tests of a runner. A runner that fails without a failed test counts as one failure. */
function countTests(isOk: boolean, runs: TestRun[]): void {
  const successes = runs.filter(({ hasPassed }) => hasPassed).length;
  passed += successes;
  if (!isOk) failed += Math.max(1, runs.length - successes);
}

// `npm test`: every check. `npm run test:all` also tries all widths, themes and inputs, PostgreSQL, and mutants of the
// charts. The last line is "N passed, N failed".
const isAll = process.argv.includes('--all');
if (isAll) process.env['TEST_ALL'] = '1';

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });

const unitTests = runTool(
  `vitest run --reporter=dot --reporter=json --outputFile.json=${relative(root, vitestReport)}`,
);
const format = runTool('prettier --check --log-level warn .');
count(...(await Promise.all([lint(), checkTypes(), format])).flat());
countTests(await unitTests, vitestRuns());

count(await runTool('vite build --mode embedded --logLevel warn'));
const areFlowsOk = await runTool('playwright test --reporter=dot,json', {
  CHROMIUM_PATH: requireChromium(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
});
countTests(areFlowsOk, playwrightRuns());

if (isAll) count(await runTool('tsx tools/testPostgres.ts'), await runTool('tsx tools/charts/mutate.ts'));

const runs = [...vitestRuns(), ...playwrightRuns()];
count(checkSpecificationCoverage(runs), checkAttackCoverage(runs));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
