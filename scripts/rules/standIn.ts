import { format } from 'node:util';
import { expect, vi } from 'vitest';

/**
 * Stands in for vitest where the tests of the rules run hundreds of times in one process: collects the tests of a file
 * once, and runs them until the first one fails. What the tests expect and replace is vitest's own.
 */
export { expect, vi };

type Work = () => unknown;
type Test = { title: string; work: Work };

/** The tests of a file, or of a `describe` in it. */
export type Suite = {
  title: string;
  beforeAll: Work[];
  beforeEach: Work[];
  afterAll: Work[];
  parts: (Test | Suite)[];
};

/** A test that takes longer has failed. */
const PATIENCE = 60_000;

let current = newSuite('');

function newSuite(title: string): Suite {
  return { title, beforeAll: [], beforeEach: [], afterAll: [], parts: [] };
}

export function beforeAll(work: Work): void {
  current.beforeAll.push(work);
}

export function beforeEach(work: Work): void {
  current.beforeEach.push(work);
}

export function afterAll(work: Work): void {
  current.afterAll.push(work);
}

function declare(title: string, work: Work): void {
  current.parts.push({ title, work });
}

/** As in vitest, a row that is an array holds one argument in each of its places. */
function each(rows: unknown[]): (title: string, work: (...row: unknown[]) => unknown) => void {
  return (title, work) => {
    for (const row of rows) {
      const values: unknown[] = Array.isArray(row) ? row : [row];
      declare(format(title, ...values.slice(0, title.split('%').length - 1)), () => work(...values));
    }
  };
}

export const it = Object.assign(declare, { each });

export function describe(title: string, collectParts: () => void): void {
  const outer = current;
  const suite = newSuite(title);
  outer.parts.push(suite);
  current = suite;
  collectParts();
  current = outer;
}

/** Collects the tests that a module declares while it is loaded. */
export async function collect(title: string, load: () => Promise<unknown>): Promise<Suite> {
  const suite = newSuite(title);
  current = suite;
  await load();
  return suite;
}

/** Runs the tests one after the other, up to the first that fails: its titles, or null when all pass. */
export async function firstFailure(suite: Suite, titles: string[] = [], outer: Work[] = []): Promise<string | null> {
  const path = [...titles, suite.title].filter((title) => title !== '');
  const setUps = [...outer, ...suite.beforeEach];
  try {
    if (!(await passes(suite.beforeAll))) return [...path, 'before the first test'].join(' › ');
    for (const part of suite.parts) {
      const failure = 'parts' in part ? await firstFailure(part, path, setUps) : await failureOf(part, path, setUps);
      if (failure !== null) return failure;
    }
    return null;
  } finally {
    await passes(suite.afterAll);
  }
}

async function failureOf({ title, work }: Test, path: string[], setUps: Work[]): Promise<string | null> {
  return (await passes([...setUps, work])) ? null : [...path, title].join(' › ');
}

async function passes(works: Work[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), PATIENCE);
  });
  const run = async () => {
    for (const work of works) await work();
  };
  try {
    await Promise.race([run(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
