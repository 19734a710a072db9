import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CoverageTable } from '../../../machines/testing/coverage.ts';
import { root } from '../../embedded/paths.ts';
import { chartFiles, productionCharts } from '../productionCharts.ts';
import { coverageText, isComplete, sumUp } from './tables.ts';

function table(...taken: boolean[]): CoverageTable {
  const rows = taken.map((isTaken, index) => ({
    id: `open on step.${index} 0`,
    state: 'open',
    event: `step.${index}`,
    guard: null,
    target: null,
    hits: isTaken ? 2 : 0,
    tests: isTaken ? ['takes it'] : [],
  }));
  return { machine: 'sample', rows };
}

it('finds a chart with a unique id in every file', async () => {
  const charts = await productionCharts();
  expect(new Set(charts.map(({ file }) => file))).toEqual(new Set(chartFiles()));
  expect(new Set(charts.map(({ machine }) => machine.id)).size).toBe(charts.length);
});

it('finds a coverage check in the tests of every chart', async () => {
  for (const { exportName, folder } of await productionCharts()) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    const tests = files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'));
    expect(tests.join('\n')).toContain(`trackTransitions(${exportName})`);
    expect(tests.join('\n')).toContain('afterAll(coverage.expectComplete)');
  }
});

it('counts transitions taken by any test file', () => {
  const [chart] = sumUp(['sample'], [table(true, false), table(false, true)]);
  expect(chart?.missed).toEqual([]);
  expect(chart?.rows).toHaveLength(2);
});

it('is incomplete if a transition is never taken, and names it', () => {
  const charts = sumUp(['sample'], [table(true, false)]);
  expect(charts.every(isComplete)).toBe(false);
  expect(coverageText(charts)).toContain('in open, on step.1: never taken');
});

it('is incomplete for a chart without a table', () => {
  const charts = sumUp(['sample', 'forgotten'], [table(true)]);
  expect(charts.map(isComplete)).toEqual([true, false]);
  expect(coverageText(charts)).toMatch(/forgotten .* no table/);
});
