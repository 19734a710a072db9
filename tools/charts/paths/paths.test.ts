import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as prettier from 'prettier';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exportPaths, exportProblem, type Format } from '../../../charts/src/paths/exportPaths.ts';
import { selectPaths } from '../../../charts/src/paths/selectPaths.ts';
import { NO_SAMPLES } from '../../../charts/src/walk/samples.ts';
import type { Step } from '../../../machines/testing/walk.ts';
import { root } from '../../embedded/paths.ts';
import { flowCharts, productionCharts } from '../productionCharts.ts';
import { chartSamples } from '../samples/chartSamples.ts';

const TIMEOUT = 240_000;

const products = await productionCharts();
const charts = [...products, ...(await flowCharts())];
const samples = chartSamples(products);

function chartOf(id: string) {
  const found = charts.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`There is no chart ${id}`);
  return found;
}
const exported = (format: Format, id: string, ...paths: Step[][]) => {
  const walks = paths.map((steps) => ({ steps }));
  return exportPaths(format, chartOf(id), walks);
};
const pathsOf = (id: string, ...options: [Parameters<typeof selectPaths>[2], ReadonlySet<string>?]) =>
  selectPaths(chartOf(id).machine, samples[id] ?? NO_SAMPLES, ...options);
const stepsOf = (id: string) => pathsOf(id, 'transitions').walks.map(({ steps }) => steps);

function write(file: string, text: string): string {
  onTestFinished(() => rmSync(join(root, file), { force: true }));
  writeFileSync(join(root, file), text);
  return file;
}
// npm and npx add the commands of packages to the PATH.
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

const submit: Step = { event: { type: 'form.submit' } };
const send: Step[] = [
  { event: { type: 'field.change', field: 'email', value: 'ada@example.org' } },
  { event: { type: 'field.change', field: 'password', value: "it's" } },
  submit,
];
const late: Step = { event: { type: 'xstate.after.requestTimeout.login.signingIn' } };
const output = { ok: false, error: { kind: 'limited', message: null } };
const limited: Step = { event: { type: 'xstate.done.actor.0.login.signingIn', output } };

describe('the paths of a chart', () => {
  it('reach every state, or every transition, and contain no path twice', () => {
    expect(pathsOf('login', 'states').walks).toHaveLength(1);
    const { walks, unreached } = pathsOf('login', 'transitions');
    expect(unreached).toEqual([]);
    expect(walks).toContainEqual({ steps: [submit] });
    const texts = walks.map(({ steps }) => JSON.stringify(steps).slice(0, -1));
    for (const text of texts) expect(texts.filter((other) => other.startsWith(text))).toEqual([text]);
  });

  it('take every pair of transitions', () => {
    const pairs = pathsOf('Inactivity', 'pairs').walks.flatMap(({ steps }) =>
      steps.map(({ event }, index) => `${steps[index - 1]?.event.type ?? ''}, ${event.type}`),
    );
    expect(pairs).toContain('waits 9 minutes, presses Escape');
    expect(pairs).toContain('presses Escape, sleeps for 15 minutes');
    expect(pairs).toContain('signs in again, moves the mouse every 6 minutes for 18 minutes');
  });

  it('are limited to some transitions, and list those that no sample reaches', () => {
    const changed = new Set([`login.signingIn on ${late.event.type} 0`, 'login.gone on x 0']);
    const { walks, unreached } = pathsOf('login', 'transitions', changed);
    expect(walks.map(({ steps }) => steps.at(-1))).toEqual([late]);
    expect(unreached).toEqual(['login.gone on x 0']);
    const pairs = pathsOf('login', 'pairs', changed).walks;
    expect(pairs).not.toEqual([]);
    for (const { steps } of pairs) expect(steps).toContainEqual(late);
    expect(pathsOf('login', 'transitions', new Set()).walks).toEqual([]);
  });
});

describe('exported code', () => {
  it('runs five random paths, forced guards and child charts in Vitest unedited', { timeout: TIMEOUT }, () => {
    const all = charts.flatMap(({ machine: { id } }) => pathsOf(id, 'states').walks.map((walk) => ({ id, walk })));
    const five = fc.shuffledSubarray(all, { minLength: 5, maxLength: 5 });
    const [picked = []] = fc.sample(five, { seed: 44, numRuns: 1 });
    const child: Step[] = [
      { event: { type: 'dialog.open', editor: { id: 'a1', role: 'SUPERUSER' } } },
      { ...submit, forced: { isValid: true } },
      {
        to: '0.addUser.open.form.adding',
        event: { type: 'xstate.error.actor.0.newAccount.makingPassword', error: { message: 'Unexpected error' } },
      },
    ];
    picked.push({ id: 'login', walk: { steps: [{ ...submit, forced: { isComplete: true } }] } });
    picked.push({ id: 'addUser', walk: { steps: child } });
    const files = picked.map(({ id, walk }, index) => {
      const chart = chartOf(id);
      const code = exportPaths('vitest', chart, [walk]);
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
    expect(exportProblem('playwright', chartOf('Add user').machine)).toBeUndefined();
    expect(exportProblem('playwright', chartOf('login').machine)).toBe('Walk a flow to export Playwright code');
  });
});

it.each(['vitest', 'gherkin'] as const)('exports nothing without a path (%s)', (format) => {
  expect(exported(format, 'login')).toBe('');
});

describe('Gherkin', () => {
  it('describes walks in the words of a tester', () => {
    expect(exported('gherkin', 'login', [...send, limited])).toBe(
      `Feature: Login
  The sign-in form: validated before it is sent; errors leave the values unchanged.

  Scenario: "sign in" fails because there were too many requests
    Given "login" is in "editing"
    When the user enters "ada@example.org" as email
    And the user enters "it's" as password
    And the user submits the form
    Then "login" is in "signing in, waiting"
    When "sign in" fails because there were too many requests
    Then "login" is in "editing"
`,
    );
    expect(exported('gherkin', 'login', [...send, late])).toContain('  Scenario: 15 seconds pass\n');
    expect(exported('gherkin', 'login', [submit])).toContain(`
    Then "login" is in "editing"
    And the email shows the error "Email address is required"
    And the password shows the error "Password is required"
`);
  });

  it('describes a flow in its own words', () => {
    const steps = [{ event: { type: 'chooses Add User' } }, { event: { type: 'presses Escape' } }];
    expect(exported('gherkin', 'Add user', steps)).toContain(`
  Scenario: Chooses Add User, presses Escape
    Given the user sees the list of people
    When the user chooses Add User
    Then the user sees the empty dialog
    When the user presses Escape
    Then the user sees the list of people
`);
  });

  it('has test data, messages and numbered titles', () => {
    const department = exported('gherkin', 'addDepartment', ...stepsOf('addDepartment'));
    expect(department).toContain('And the message "Department added successfully" appears\n');
    expect(department).toContain('When the user enters "Legal"\n');
    const open = (id: string, role: string) => [{ event: { type: 'dialog.open', editor: { id, role } } }];
    const user = exported('gherkin', 'addUser', open('a|1', 'EMPLOYEE'), open('a1', 'SUPERUSER'));
    expect(user).toContain('When the user opens the dialog with:\n      | editor.id   | a\\|1     |\n');
    expect(user).toContain('Scenario: The user opens the dialog (2)');
    expect(user).toContain('"add user" is in "open, choices loading and form editing"');
  });
});
