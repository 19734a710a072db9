import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './embedded/paths.ts';
import { checkAttackCoverage } from './testing/attackCoverage.ts';
import { requireChromium } from './testing/chromium.ts';
import { summariseFuzz } from './testing/fuzz.ts';
import { playwrightReport, reportsFolder, vitestReport } from './testing/reports.ts';
import { checkSpecificationCoverage } from './testing/specificationCoverage.ts';

type Count = { passed: number; failed: number };

const bin = (name: string) => join(root, 'node_modules/.bin', name);

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** A check that either holds or does not. */
function check(title: string, tool: string, ...args: string[]): Count {
  return run(title, bin(tool), args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A check that either holds or does not, beside others: what it prints comes when it ends. */
async function checkBeside(title: string, tool: string, ...args: string[]): Promise<Count> {
  const started = Date.now();
  const { error, output } = await new Promise<{ error: Error | null; output: string }>((resolve) => {
    execFile(bin(tool), args, { cwd: root, maxBuffer: Infinity }, (failure, stdout, stderr) =>
      resolve({ error: failure, output: `${stdout}${stderr}` }),
    );
  });
  if (output.trim() !== '') console.log(output);
  console.log(`── ${title}: ${error ? 'FAILED' : 'ok'}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return error ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}

/** Counts tests by their report; a runner that fails without a failed test counts as one failure. */
function counted(ok: boolean, read: () => Count): Count {
  let count: Count;
  try {
    count = read();
  } catch {
    count = { passed: 0, failed: 1 };
  }
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function vitest(): Count {
  const file = vitestReport;
  const ok = run('charts, views, server rules', bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return counted(ok, () => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

function browser(): Count {
  const file = playwrightReport;
  const ok = run('browser', bin('playwright'), ['test', '--reporter=dot,json'], {
    CHROMIUM_PATH: requireChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return counted(ok, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** Whether enough bad input was tried; each test judged its own. */
function fuzz(): Count {
  console.log('\n── bad input');
  return summariseFuzz() >= 10_000 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Whether each sentence of the specification, each attack and each fault is shown by a test that just ran and passed. */
function coverage(): Count {
  console.log('\n── coverage of the specification, of attacks and faults');
  const checks = [checkSpecificationCoverage(), checkAttackCoverage()];
  const passed = checks.filter(Boolean).length;
  return { passed, failed: checks.length - passed };
}

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });
console.log('\n── types, lint and format');
const counts = [
  ...(await Promise.all([
    checkBeside('lint', 'eslint', '--max-warnings', '0', '.'),
    checkBeside('types', 'tsc', '-p', 'tsconfig.json'),
    checkBeside('types of tests and tools', 'tsc', '-p', 'tsconfig.node.json'),
    checkBeside('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  ])),
  vitest(),
  check('build with the embedded backend', 'vite', 'build', '--mode', 'embedded', '--logLevel', 'warn'),
  check('size', 'tsx', 'tools/size.ts'),
  browser(),
  fuzz(),
  coverage(),
];
const total = counts.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
