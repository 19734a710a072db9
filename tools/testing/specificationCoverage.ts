import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../embedded/paths.ts';
import { playwrightRuns, vitestRuns, type TestRun } from './reports.ts';

/** A row of docs/specification-coverage.md: a sentence, where it is done, and what shows it. */
type Row = { line: number; files: string[]; tests: { file: string; title: string }[] };

const DOCUMENT = join(root, 'docs/specification-coverage.md');
const COLUMNS = 5;

/** The code spans of a cell, as in `src/a.ts`, `src/b.ts`. */
function codeSpans(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '');
}

/** Reads the rows: section, sentence, files, tests as `file › part of the title`, and what differs. */
export function parseRows(document: string): Row[] {
  return document.split('\n').flatMap((text, index) => {
    const cells = text.split(/(?<!\\)\|/).slice(1, -1);
    if (cells.length !== COLUMNS || /^\s*(§|-+)/.test(cells[0] ?? '')) return [];
    const [, , files = '', tests = ''] = cells;
    return {
      line: index + 1,
      files: codeSpans(files),
      tests: codeSpans(tests).map((test) => {
        const [file = '', title = ''] = test.split(' › ');
        return { file, title };
      }),
    };
  });
}

/** What is wrong with a row; empty when its files exist and its tests ran and passed. */
export function rowProblems({ line, files, tests }: Row, runs: TestRun[]): string[] {
  const problems: string[] = [];
  if (files.length === 0) problems.push('names no file');
  if (tests.length === 0) problems.push('names no test');
  for (const file of files) if (!existsSync(join(root, file))) problems.push(`${file} does not exist`);
  for (const { file, title } of tests) {
    const found = runs.filter((run) => run.file === file && title !== '' && run.title.includes(title));
    if (found.length === 0) problems.push(`no test ran that is called ${file} › ${title}`);
    else if (!found.every(({ hasPassed }) => hasPassed)) problems.push(`${file} › ${title} did not pass`);
  }
  return problems.map((problem) => `line ${line}: ${problem}`);
}

/** Checks the document against the tests of the last run, and prints what is wrong. Returns whether nothing is. */
export function checkSpecificationCoverage(): boolean {
  const rows = parseRows(readFileSync(DOCUMENT, 'utf8'));
  const runs = [...vitestRuns(), ...playwrightRuns()];
  const problems = rows.flatMap((row) => rowProblems(row, runs));
  for (const problem of problems) console.log(problem);
  console.log(`docs/specification-coverage.md: ${rows.length} rows, ${problems.length} problems`);
  return rows.length > 0 && problems.length === 0;
}
