import { defineConfig } from 'vitest/config';
import { isNodeWarning } from './tools/testing/nodeWarning.ts';

/** The rules on a PostgreSQL server, started by tools/testPostgres.ts. */
export default defineConfig({
  test: {
    onConsoleLog: (log) => !isNodeWarning(log),
    name: 'rules on a server',
    // The lowest cost: tests create many accounts.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    include: ['supabase/tests/*.test.ts', 'supabase/tests/fuzz/text.test.ts', 'supabase/tests/postgres/*.ts'],
    // Only for the embedded Postgres: the invariants in pgTAP, and its single session.
    exclude: ['supabase/tests/invariants.test.ts', 'supabase/tests/concurrency.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
