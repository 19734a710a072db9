import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../embedded/paths.ts';
import type { TestRun } from './reports.ts';

const COLUMNS = 5;

/** The code spans of a table cell, as in `src/a.ts`, `src/b.ts`. */
function codeSpans(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '');
}

/** The problems of a row with these `files` and `tests`, which are written as `file › part of the title`. */
function problemsOf(files: string[], tests: string[], runs: readonly TestRun[]): string[] {
  const problems = files.filter((file) => !existsSync(join(root, file))).map((file) => `${file} does not exist`);
  if (files.length === 0) problems.push('names no file');
  if (tests.length === 0) problems.push('names no test');
  for (const test of tests) {
    const [file, title = ''] = test.split(' › ');
    const found = runs.filter((run) => run.file === file && title !== '' && run.title.includes(title));
    if (found.length === 0) problems.push(`no test ran that is called ${test}`);
    else if (!found.every(({ hasPassed }) => hasPassed)) problems.push(`${test} did not pass`);
  }
  return problems;
}

/**
 * Checks docs/specification-coverage.md: each row names files that exist and tests that passed. Prints the problems.
 * Returns whether there are none.
 */
export function checkSpecificationCoverage(runs: readonly TestRun[]): boolean {
  const lines = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8').split('\n');
  let rows = 0;
  let problems = 0;
  lines.forEach((line, index) => {
    const cells = line.split(/(?<!\\)\|/).slice(1, -1);
    if (cells.length !== COLUMNS || /^\s*(§|-+)/.test(cells[0] ?? '')) return;
    rows += 1;
    const [, , files = '', tests = ''] = cells;
    for (const problem of problemsOf(codeSpans(files), codeSpans(tests), runs)) {
      problems += 1;
      console.log(`docs/specification-coverage.md:${index + 1}: ${problem}`);
    }
  });
  console.log(`docs/specification-coverage.md: ${rows} rows, ${problems} problems`);
  return rows > 0 && problems === 0;
}
