import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as prettier from 'prettier';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exportPaths, formatsOf } from 'chart-lab/paths/exportPaths.ts';
import { pathTitle } from 'chart-lab/paths/pathTitle.ts';
import { selectPaths, type Selection } from 'chart-lab/paths/selectPaths.ts';
import type { Step } from 'chart-lab/walk/walk.ts';
import { data } from '../../../charts/data.ts';
import { root } from '../../embedded/paths.ts';
import { flowCharts, productionCharts } from '../productionCharts.ts';

const TIMEOUT = 240_000;

const charts = [...(await productionCharts()), ...(await flowCharts())];

function chartOf(id: string) {
  const found = charts.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`There is no chart ${id}`);
  return found;
}
const pathsOf = (id: string, selection: Selection) => selectPaths(chartOf(id).machine, selection, data.samples);

function write(file: string, text: string): string {
  onTestFinished(() => rmSync(join(root, file), { force: true }));
  writeFileSync(join(root, file), text);
  return file;
}
// npm and npx add the commands of packages to the PATH.
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

const submit: Step = { event: { type: 'form.submit' } };

describe('the paths of a chart', () => {
  it('reach every state, or every transition, and contain no path twice', async () => {
    expect((await pathsOf('login', 'states')).walks).toHaveLength(1);
    const { walks, unreached } = await pathsOf('login', 'transitions');
    expect(unreached).toEqual([]);
    expect(walks).toContainEqual({ steps: [submit] });
    const texts = walks.map(({ steps }) => JSON.stringify(steps).slice(0, -1));
    for (const text of texts) expect(texts.filter((other) => other.startsWith(text))).toEqual([text]);
  });
});

it.each(['login', 'addTeam', 'profileSetup', 'Add user'])('gives each path of %s its own title', async (id) => {
  const { walks } = await pathsOf(id, 'transitions');
  const titles = walks.map((walk) => pathTitle(chartOf(id).machine, walk, data.samples));
  expect(titles).toEqual([...new Set(titles)]);
});

describe('exported code', () => {
  it('runs five random paths, forced guards and child charts in Vitest unedited', { timeout: TIMEOUT }, async () => {
    const paths = charts.map(async ({ machine: { id } }) => {
      const { walks } = await pathsOf(id, 'states');
      return walks.map((walk) => ({ id, walk }));
    });
    const all = (await Promise.all(paths)).flat();
    const five = fc.shuffledSubarray(all, { minLength: 5, maxLength: 5 });
    const [picked = []] = fc.sample(five, { seed: 44, numRuns: 1 });
    const child: Step[] = [
      { ...submit, forced: { isValid: true } },
      {
        to: '0.addUser.open.form.adding',
        event: { type: 'xstate.error.actor.0.newAccount.makingPassword', error: { message: 'Unexpected error' } },
      },
    ];
    picked.push({ id: 'login', walk: { steps: [{ ...submit, forced: { isComplete: true } }] } });
    picked.push({ id: 'addUser', walk: { input: { editor: { id: 'a1', role: 'SUPERUSER' } }, steps: child } });
    const files = picked.map(({ id, walk }, index) => {
      const chart = chartOf(id);
      const code = exportPaths('vitest', chart, [walk], data);
      return write(`${chart.folder}/exported${index}.test.ts`, code);
    });
    expect(run('vitest', 'run', '--project', 'charts', '--project', 'flows', ...files)).toMatch(/7 passed/);
  });

  it('is written by the command as a formatted Playwright file of a flow', { timeout: TIMEOUT }, async () => {
    const file = write('e2e/exported.spec.ts', '');
    run('tsx', 'tools/charts/paths.ts', 'Add user', '--as', 'playwright', '--out', file);
    const code = readFileSync(join(root, file), 'utf8');
    expect(code).toContain("  await does('cancels');\n  await sees('the list of people');\n");
    const options = await prettier.resolveConfig(join(root, file));
    expect(await prettier.check(code, { ...options, parser: 'typescript' })).toBe(true);
    expect(run('playwright', 'test', '--list', file)).toContain('Add user: chooses Add User → cancels');
    expect(formatsOf(chartOf('Add user').machine)).toEqual(['vitest', 'playwright', 'gherkin']);
  });
});

it('describes a flow in Gherkin', () => {
  const steps = [{ event: { type: 'chooses Add User' } }, { event: { type: 'presses Escape' } }];
  const chart = chartOf('Add user');
  expect(exportPaths('gherkin', chart, [{ steps }, { steps: [] }], data)).toBe(`Feature: Add user
  ${chart.machine.root.description}

  Scenario: Chooses Add User, presses Escape
    Given the user sees the list of people
    When the user chooses Add User
    Then the user sees the empty dialog
    When the user presses Escape
    Then the user sees the list of people

  Scenario: The start
    Given the user sees the list of people
`);
  expect(formatsOf(chartOf('login').machine)).toEqual(['vitest']);
});
