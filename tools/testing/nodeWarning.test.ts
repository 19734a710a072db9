import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['playwright test --list e2e/widths.spec.ts', 'vitest run --project tools tools/fuzz/errors.test.ts'])(
  'npx %s does not log the warning of supabase-js about Node 20',
  (command) => {
    const { stdout, stderr, status } = spawnSync('npx', command.split(' '), { encoding: 'utf8' });
    expect([stdout + stderr, status]).toEqual([expect.not.stringContaining('Node.js 20'), 0]);
  },
);
