import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './embedded/paths.ts';
import { summariseFuzz } from './testing/fuzz.ts';
import { reportsFolder } from './testing/reports.ts';

const USAGE = `npm run fuzz -- [--seed <number>] [--runs <inputs for each property>]
Tries drawn inputs on the pure functions, the adapters and REST. Without a seed, one is drawn and printed: give it to repeat a
run. npm test has a fixed one, the browser's too.`;

const { values } = parseArgs({
  options: { seed: { type: 'string' }, runs: { type: 'string' }, help: { type: 'boolean', default: false } },
});

function fuzz(): boolean {
  const seed = values.seed ?? String(randomInt(2 ** 31));
  console.log(`npm run fuzz -- --seed ${seed}`);
  mkdirSync(reportsFolder, { recursive: true });
  for (const file of readdirSync(reportsFolder)) {
    if (file.startsWith('fuzz-')) rmSync(join(reportsFolder, file));
  }
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', 'tools/fuzz', 'supabase/tests/fuzz', '--testTimeout=3600000'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        FUZZ_SEED: seed,
        ...(values.runs === undefined ? {} : { FUZZ_RUNS: values.runs }),
      },
    },
  );
  summariseFuzz();
  return status === 0;
}

if (values.help) console.log(USAGE);
else process.exitCode = fuzz() ? 0 : 1;
