import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { coverageTables } from '../../../machines/testing/coverage.ts';
import { TABLES_FOLDER } from './tables.ts';

const file = `${randomUUID()}.json`;

/**
 * A setup file: leaves the coverage tables of each test file in the folder that `npm run charts:coverage` names.
 * After each test, not after all of them: where `expectComplete` throws, later `afterAll` hooks are left out.
 */
afterEach(() => {
  const folder = process.env[TABLES_FOLDER];
  if (folder === undefined) throw new Error(`${TABLES_FOLDER} is not set`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(coverageTables()));
});
