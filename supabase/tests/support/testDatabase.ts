import { beforeEach } from 'vitest';
import { addFixtures } from './fixtures.ts';
import { startRules, type Rules } from './harness.ts';
import { saveState, type State } from './state.ts';

type TestDatabase = State & {
  /** Whether the database is the same as before the first test. */
  isUnchanged: () => Promise<boolean>;
};

/**
 * Starts the embedded backend for tests that change the database. Each test starts in the state after `prepare`.
 * @param prepare runs once, before the first test; the fixtures are always added
 */
export function startWithFixtures(prepare?: (rules: Rules) => Promise<void>): { rules: Rules; database: TestDatabase } {
  let state: State | undefined;
  let first = '';
  const prepared = () => {
    if (state === undefined) throw new Error('startWithFixtures() is not ready before the tests run');
    return state;
  };
  const rules = startRules(async (started) => {
    await addFixtures(started);
    await prepare?.(started);
    state = await saveState(started);
    first = await state.fingerprint();
  });
  const database: TestDatabase = {
    fingerprint: () => prepared().fingerprint(),
    restore: () => prepared().restore(),
    isUnchanged: async () => (await prepared().fingerprint()) === first,
  };
  beforeEach(async () => {
    if (!(await database.isUnchanged())) await database.restore();
  });
  return { rules, database };
}
