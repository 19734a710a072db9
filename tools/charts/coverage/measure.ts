import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoverageTable } from '../../../machines/testing/coverage.ts';
import { root } from '../../embedded/paths.ts';
import { productionCharts } from '../productionCharts.ts';
import { sumUp, TABLES_FOLDER, type ChartCoverage } from './tables.ts';

type Measured = { charts: ChartCoverage[]; areTestsOk: boolean; output: string };

/**
 * Runs the tests of the charts and counts what they take.
 * @param folders only charts and tests of these folders, such as `machines/login`; none means all
 * @param testArguments further arguments for Vitest
 */
export async function measureCoverage(folders: string[], testArguments: string[] = []): Promise<Measured> {
  const wanted = (await productionCharts()).filter(
    ({ folder }) => folders.length === 0 || folders.some((name) => folder.includes(name)),
  );
  const tablesFolder = mkdtempSync(join(tmpdir(), 'charts-coverage-'));
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--config=tools/charts/coverage/vitest.config.ts',
        '--reporter=dot',
        ...testArguments,
        ...folders,
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, [TABLES_FOLDER]: tablesFolder, NO_COLOR: '1' } },
    );
    const tables = readdirSync(tablesFolder).flatMap(
      (file) => JSON.parse(readFileSync(join(tablesFolder, file), 'utf8')) as CoverageTable[],
    );
    const machines = wanted.map(({ machine }) => machine.id);
    return { charts: sumUp(machines, tables), areTestsOk: status === 0, output: stdout + stderr };
  } finally {
    rmSync(tablesFolder, { recursive: true, force: true });
  }
}
