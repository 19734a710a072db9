import { checkTypes, lint, runTool } from './testing/runTool.ts';

// `npm run check`: run it before each commit. Lint runs beside types and tests, which together take as long.
const testsAndTypes = async () => [
  ...(await checkTypes()),
  await runTool('vitest run --project charts --project views'),
];
const results = (await Promise.all([lint(), testsAndTypes()])).flat();
process.exitCode = results.every(Boolean) ? 0 : 1;
