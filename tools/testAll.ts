import { runTool } from './testing/runTool.ts';

// `npm run test:all`: the checks of `npm test` with every width and theme, 20,000 drawn inputs per property, mutated
// charts, and the rules on a PostgreSQL server. It takes hours.
const results = [
  await runTool('tsx tools/test.ts', { TEST_ALL: '1', FUZZ_RUNS: '20000' }),
  await runTool('tsx tools/charts/mutate.ts'),
  await runTool('tsx tools/testPostgres.ts'),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
