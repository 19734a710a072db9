import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import Papa from 'papaparse';
import * as prettier from 'prettier';
import { afterAll, describe, expect, it } from 'vitest';
import { placeOf } from '../../../charts/src/walk/address.ts';
import { exportPaths, exportProblem, type Format } from '../../../charts/src/paths/exportPaths.ts';
import { selectPaths } from '../../../charts/src/paths/selectPaths.ts';
import type { Walk } from '../../../machines/testing/walk.ts';
import { root } from '../../embedded/paths.ts';
import { flowCharts, productionCharts, type ProductionChart } from '../productionCharts.ts';
import { chartSamples } from '../samples/chartSamples.ts';

const TIMEOUT = 240_000;
const GALLERY = 'http://localhost:5174/';
const NOTHING = { input: [], events: {}, outputs: {} };

const products = await productionCharts();
const flows = await flowCharts();
const samples = chartSamples(products);

const chartOf = (id: string): ProductionChart => {
  const found = [...products, ...flows].find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`There is no chart ${id}`);
  return found;
};
const exported = (format: Format, { machine, file }: ProductionChart, walks: Walk[]) =>
  exportPaths(format, { machine, file, gallery: GALLERY }, walks);
const pathsOf = ({ machine }: ProductionChart, ...args: [Parameters<typeof selectPaths>[2], ReadonlySet<string>?]) =>
  selectPaths(machine, samples[machine.id] ?? NOTHING, ...args);

const written: string[] = [];
const write = (file: string, text: string) => {
  written.push(join(root, file));
  writeFileSync(join(root, file), text);
};
afterAll(() => {
  for (const file of written) rmSync(file, { force: true });
});
const run = (...args: string[]) => execFileSync('npx', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

const login = chartOf('login');
const steps = {
  email: { event: { type: 'field.change', field: 'email', value: 'ada@example.org' } },
  password: { event: { type: 'field.change', field: 'password', value: "it's" } },
  submit: { event: { type: 'form.submit' } },
  late: { event: { type: 'xstate.after.requestTimeout.login.signingIn' } },
  rejected: {
    event: {
      type: 'xstate.done.actor.0.login.signingIn',
      output: { ok: false, error: { kind: 'limited', message: null } },
    },
  },
};
const signIn: Walk = { steps: [steps.email, steps.password, steps.submit, steps.rejected] };

describe('the paths of a chart', () => {
  it('reach every state, or every transition, and contain no path twice', () => {
    expect(pathsOf(login, 'states').walks).toHaveLength(1);
    const { walks, unreached } = pathsOf(login, 'transitions');
    expect(unreached).toEqual([]);
    expect(walks.some(({ steps: taken }) => taken.length === 1 && taken[0]?.event.type === 'form.submit')).toBe(true);
    const texts = walks.map((walk) => JSON.stringify(walk.steps).slice(0, -1));
    for (const text of texts) expect(texts.filter((other) => other.startsWith(text))).toEqual([text]);
  });

  it('take every two transitions in a row', () => {
    const pairs = pathsOf(chartOf('Inactivity'), 'pairs').walks.flatMap((walk) =>
      walk.steps.map(({ event }, index) => `${walk.steps[index - 1]?.event.type ?? ''}, ${event.type}`),
    );
    expect(pairs).toContain('waits 9 minutes, presses Escape');
    expect(pairs).toContain('presses Escape, sleeps for 15 minutes');
    expect(pairs).toContain('signs in again, moves the mouse every 6 minutes for 18 minutes');
  });

  it('are limited to some transitions, and name those that no sample reaches', () => {
    const changed = new Set(['login.signingIn on xstate.after.requestTimeout.login.signingIn 0', 'login.gone on x 0']);
    const { walks, unreached } = pathsOf(login, 'transitions', changed);
    expect(walks.map((walk) => walk.steps.at(-1))).toEqual([steps.late]);
    expect(unreached).toEqual(['login.gone on x 0']);
    const pairs = pathsOf(login, 'pairs', changed).walks;
    expect(pairs).not.toEqual([]);
    for (const walk of pairs) expect(walk.steps).toContainEqual(steps.late);
  });
});

describe('exported code', () => {
  const all = [...products, ...flows].flatMap((chart) =>
    pathsOf(chart, 'states').walks.map((walk) => ({ chart, walk })),
  );

  it('is formatted like the project', { timeout: TIMEOUT }, async () => {
    const options = await prettier.resolveConfig(join(root, 'package.json'));
    for (const { chart, walk } of all) {
      const code = exported('vitest', chart, [walk]);
      expect(await prettier.format(code, { ...options, parser: 'typescript' })).toBe(code);
    }
    const code = exported('playwright', chartOf('Add user'), pathsOf(chartOf('Add user'), 'transitions').walks);
    expect(await prettier.format(code, { ...options, parser: 'typescript' })).toBe(code);
  });

  it('runs five random paths in Vitest unedited', { timeout: TIMEOUT }, () => {
    const five = fc.shuffledSubarray(all, { minLength: 5, maxLength: 5 });
    const [picked = []] = fc.sample(five, { seed: 44, numRuns: 1 });
    const files = picked.map(({ chart, walk }, index) => {
      const file = `${chart.folder}/exported${index}.test.ts`;
      write(file, exported('vitest', chart, [walk]));
      return file;
    });
    expect(run('vitest', 'run', '--project', 'charts', '--project', 'flows', ...files)).toMatch(/5 passed/);
  });

  it('runs child charts and forced guards in Vitest unedited', { timeout: TIMEOUT }, () => {
    const forced = { ...steps.submit, forced: { isComplete: true } };
    write('machines/login/exportedForced.test.ts', exported('vitest', login, [{ steps: [forced] }]));
    const addUser = chartOf('addUser');
    const editor = { id: 'a1', role: 'SUPERUSER' };
    const open = { event: { type: 'dialog.open', editor } };
    const send = { event: { type: 'form.submit' }, forced: { isValid: true } };
    const made = {
      to: '0.addUser.open.form.adding',
      event: { type: 'xstate.error.actor.0.newAccount.makingPassword', error: { message: 'Unexpected error' } },
    };
    write('machines/addUser/exportedChild.test.ts', exported('vitest', addUser, [{ steps: [open, send, made] }]));
    expect(run('vitest', 'run', '--project', 'charts', 'exportedForced', 'exportedChild')).toMatch(/2 passed/);
  });

  it('is a Playwright file of a flow, but not of a chart without handlers', { timeout: TIMEOUT }, () => {
    const flow = chartOf('Add user');
    const walk = { steps: [{ event: { type: 'chooses Add User' } }, { event: { type: 'cancels' } }] };
    const code = exported('playwright', flow, [walk]);
    expect(code).toContain("  await does('cancels');\n  await sees('the list of people');\n");
    write('e2e/exported.spec.ts', code);
    expect(run('playwright', 'test', '--list', 'e2e/exported.spec.ts')).toContain(
      'Add user: chooses Add User → cancels',
    );
    expect(exportProblem('playwright', flow.machine)).toBeUndefined();
    expect(exportProblem('playwright', login.machine)).toBe('Walk a flow to export Playwright code');
  });
});

describe('Gherkin', () => {
  it('tells a walk in the words of a tester', () => {
    expect(exported('gherkin', login, [signIn, { steps: [...signIn.steps.slice(0, 3), steps.late] }])).toBe(
      `Feature: Login
  The sign-in form: validated before it is sent; errors leave the values unchanged.

  Scenario: The server does not sign in (there were too many requests)
    Given "login" is in "editing"
    When the user enters "ada@example.org" as email
    And the user enters "it's" as password
    And the user submits the form
    Then "login" is in "signing in, waiting"
    When the server does not sign in (there were too many requests)
    Then "login" is in "editing"

  Scenario: 15 seconds pass
    Given "login" is in "editing"
    When the user enters "ada@example.org" as email
    And the user enters "it's" as password
    And the user submits the form
    Then "login" is in "signing in, waiting"
    When 15 seconds pass
    Then "login" is in "editing"
`,
    );
  });

  it('tells a flow in its own words', () => {
    const walk = { steps: [{ event: { type: 'chooses Add User' } }, { event: { type: 'presses Escape' } }] };
    expect(exported('gherkin', chartOf('Add user'), [walk])).toContain(`
  Scenario: Chooses Add User, presses Escape
    Given the user sees the list of people
    When the user chooses Add User
    Then the user sees the empty dialog
    When the user presses Escape
    Then the user sees the list of people
`);
  });

  it('has test data, messages and numbered titles', () => {
    const department = chartOf('addDepartment');
    const walks = pathsOf(department, 'transitions').walks;
    const text = exported('gherkin', department, walks);
    expect(text).toContain('And the message "Department added successfully" appears\n');
    const user = exported('gherkin', chartOf('addUser'), [
      { steps: [{ event: { type: 'dialog.open', editor: { id: 'a|1', role: 'EMPLOYEE' } } }] },
      { steps: [{ event: { type: 'dialog.open', editor: { id: 'a1', role: 'SUPERUSER' } } }] },
    ]);
    expect(user).toContain('When the user opens the dialog with:\n      | editor.id   | a\\|1     |\n');
    expect(text).toContain('When the user enters "Legal"\n');
    expect(user).toContain('Scenario: The user opens the dialog (2)');
    expect(user).toContain('"add user" is in "open, choices loading and form editing"');
  });
});

it('CSV has a row for each step, with an address that opens it', () => {
  const { data } = Papa.parse<Record<string, string>>(exported('csv', login, [signIn]).slice(1), { header: true });
  expect(data.map((row) => row['Step'])).toEqual(['0', '1', '2', '3', '4']);
  expect(data[4]).toMatchObject({
    Action: 'The server does not sign in (there were too many requests)',
    'Expected result': '"login" is in "editing"',
    Chart: 'login',
  });
  const address = data[3]?.['Address'] ?? '';
  expect(placeOf(address.slice(GALLERY.length))?.walk.steps).toEqual(signIn.steps.slice(0, 3));
});
