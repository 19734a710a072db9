import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { localFolder, root } from '../embedded/paths.ts';

/** Where the runners leave what they found. */
export const reportsFolder = join(localFolder, 'reports');
export const vitestReport = join(reportsFolder, 'vitest.json');
export const playwrightReport = join(reportsFolder, 'playwright.json');

/** A test that ran: its file from the root of the checkout, and its titles, outermost first. */
export type TestRun = { file: string; title: string; hasPassed: boolean };

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};
type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[] };

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The tests that Vitest ran last. */
export function vitestRuns(): TestRun[] {
  const { testResults } = read(vitestReport) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name),
      title: fullName,
      hasPassed: status === 'passed',
    })),
  );
}

function runsOf(suite: PlaywrightSuite, titles: string[]): TestRun[] {
  const own = (suite.specs ?? []).map(({ title, file, ok, tests }) => ({
    file: join('e2e', file),
    title: [...titles, title].join(' '),
    // Playwright finds skipped tests ok, too.
    hasPassed: ok && tests.some(({ status }) => status === 'expected' || status === 'flaky'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => runsOf(inner, [...titles, inner.title]))];
}

/** The tests of a report of Playwright's. */
export function runsIn({ suites }: PlaywrightReport): TestRun[] {
  return suites.flatMap((suite) => runsOf(suite, []));
}

/** The tests that Playwright ran last. */
export function playwrightRuns(): TestRun[] {
  return runsIn(read(playwrightReport) as PlaywrightReport);
}
