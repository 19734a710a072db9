import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { localFolder, root } from '../embedded/paths.ts';

/** The folder of the reports of the test runners. */
export const reportsFolder = join(localFolder, 'reports');
export const vitestReport = join(reportsFolder, 'vitest.json');
export const playwrightReport = join(reportsFolder, 'playwright.json');

/** An executed test: its file relative to the root of the checkout, and its titles, outermost first. */
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

/** The tests of Vitest's last run; none without a report. */
export function vitestRuns(): TestRun[] {
  if (!existsSync(vitestReport)) return [];
  const { testResults } = JSON.parse(readFileSync(vitestReport, 'utf8')) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name),
      title: fullName,
      hasPassed: status === 'passed',
    })),
  );
}

/** The tests of Playwright's last run; none without a report. */
export function playwrightRuns(): TestRun[] {
  if (!existsSync(playwrightReport)) return [];
  return runsIn(JSON.parse(readFileSync(playwrightReport, 'utf8')) as PlaywrightReport);
}

/** The tests in a Playwright report. */
export function runsIn({ suites }: PlaywrightReport): TestRun[] {
  return suites.flatMap((suite) => runsOf(suite, []));
}

function runsOf(suite: PlaywrightSuite, titles: string[]): TestRun[] {
  const own = (suite.specs ?? []).map(({ title, file, ok, tests }) => ({
    file: join('e2e', file),
    title: [...titles, title].join(' '),
    // Playwright also sets `ok` for skipped tests.
    hasPassed: ok && tests.some(({ status }) => status === 'expected' || status === 'flaky'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => runsOf(inner, [...titles, inner.title]))];
}
