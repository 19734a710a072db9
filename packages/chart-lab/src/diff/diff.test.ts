import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assign, createMachine, not, setup } from 'xstate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chartModel } from '../chart/chartModel.ts';
import { chartDiff } from './chartDiff.ts';
import { findCharts } from '../findCharts.ts';
import { changedCharts, compareCharts } from './compareCharts.ts';

const chart = (initial: string, states: Record<string, object>) =>
  chartModel(createMachine({ id: 'sample', initial, states }));
const before = chart('editing', {
  editing: {
    tags: 'clean',
    on: {
      change: { actions: 'store' },
      save: [{ guard: 'isValid', target: 'saving' }, { actions: 'showErrors' }],
      close: 'closed',
    },
  },
  saving: { invoke: { id: 'save', src: 'save', onDone: 'closed', onError: 'editing' } },
  closed: { entry: 'report' },
});
const after = chart('editing', {
  editing: {
    tags: ['clean', 'open'],
    on: {
      change: { actions: ['store', 'validate'] },
      save: [{ guard: 'isEmpty' }, { guard: 'isCorrect', target: 'saving' }, { actions: 'showErrors' }],
    },
  },
  saving: {
    description: 'Sends the form.',
    invoke: { id: 'send', src: 'send', onDone: 'saved', onError: 'editing' },
  },
  saved: { type: 'final' },
});
const file = 'machines/sample/sampleMachine.ts';
const list = (...versions: Parameters<typeof changedCharts>) =>
  changedCharts(...versions).flatMap((changed) => changed.list);

it('lists what was added, removed and changed', () => {
  expect(list([{ model: before, file }], [{ model: after, file }])).toEqual([
    '`~` state `editing`: tags `clean` → `clean, open`',
    '`~` state `saving`: effects `save` → `send`; description none → `Sends the form.`',
    '`+` state `saved`: type `final`',
    '`−` state `closed`: entry `report`',
    '`~` in `editing` on `change`: actions `store` → `store, validate`',
    '`+` in `editing` on `save` when `isEmpty`',
    '`~` in `editing` on `save` when `isCorrect`: guard `isValid` → `isCorrect`',
    '`+` in `saving` on `done of send`: target `saved`',
    '`+` in `saving` on `error of send`: target `editing`',
    '`−` in `editing` on `close`: target `closed`',
    '`−` in `saving` on `done of save`: target `closed`',
    '`−` in `saving` on `error of save`: target `editing`',
  ]);
});

it('marks where a guard, an action or a delay has other code', () => {
  const version = (isValid: () => boolean, count: number, delay: number) =>
    chartModel(
      setup({
        guards: { isValid },
        actions: { store: assign({ count }), quiet: () => {} },
        delays: { delay },
      }).createMachine({
        id: 'sample',
        initial: 'editing',
        states: {
          editing: {
            entry: 'store',
            on: { save: { guard: not('isValid'), actions: 'store' }, close: { actions: 'quiet' } },
          },
          saved: { after: { delay: 'editing' } },
        },
      }),
    );
  const { changes, marks } = chartDiff(
    version(() => true, 1, 100),
    version(() => false, 2, 200),
  );
  expect(changes).toEqual([
    '`~` state `editing`: code of `store`',
    '`~` in `editing` on `save` when `not isValid`: code of `isValid, store`',
    '`~` in `saved` on `after delay`: code of `delay`',
  ]);
  expect(marks.get('sample.editing on save 0')).toBe('changed');
  expect(
    chartDiff(
      version(() => true, 1, 100),
      version(() => true, 1, 100),
    ).changes,
  ).toEqual([]);
});

it('lists new, deleted and moved charts', () => {
  const other = { model: { ...before, id: 'other' }, file: 'machines/other/otherMachine.ts' };
  expect(list([{ model: before, file: 'machines/old/sampleMachine.ts' }], [{ model: before, file }, other])).toEqual([
    '`+` new chart in `machines/other/otherMachine.ts`: 3 states, 6 transitions. ',
    '`~` file: `machines/old/sampleMachine.ts` → `machines/sample/sampleMachine.ts`',
  ]);
  expect(list([other], [])).toEqual([
    '`−` deleted chart in `machines/other/otherMachine.ts`: 3 states, 6 transitions. ',
  ]);
  expect(list([other], [other])).toEqual([]);
});

it('draws both versions as one chart', () => {
  const { union, marks } = chartDiff(before, after);
  expect(union.root.children.map(({ name }) => name)).toEqual(['editing', 'saving', 'saved', 'closed']);
  expect(Object.fromEntries(marks)).toMatchObject({
    'sample.saved': 'added',
    'sample.closed': 'removed',
    'sample.editing': 'changed',
    'sample.editing #clean #open': 'added',
    'sample.saving invokes send': 'added',
    'sample.saving invokes save': 'removed',
  });
  expect(marks.has('sample')).toBe(false);
  const save = union.transitions.filter(({ event }) => event === 'save');
  expect(save.map(({ id, guard }) => [marks.get(id), guard])).toEqual([
    ['added', 'isEmpty'],
    ['changed', 'isValid → isCorrect'],
    [undefined, null],
  ]);
});

it('draws a changed target as two arrows, and detects a changed order', () => {
  const version = (...branches: object[]) => chart('a', { a: { on: { go: branches } }, b: {}, c: {} });
  const moved = chartDiff(version({ target: 'b' }), version({ target: 'c' }));
  expect(moved.union.transitions.map(({ id, targets }) => [moved.marks.get(id), targets])).toEqual([
    ['changed', ['sample.c']],
    ['removed', ['sample.b']],
  ]);
  const [isOne, isTwo] = [
    { guard: 'isOne', target: 'b' },
    { guard: 'isTwo', target: 'c' },
  ];
  const { changes } = chartDiff(version(isOne, isTwo), version(isTwo, isOne));
  expect(changes).toEqual(['`~` in `a` on `go` when `isTwo`: order `later` → `earlier`']);
});

// In a folder with the packages of the project.
const root = join(import.meta.dirname, '../../../..');
const localFolder = join(root, '.local');
mkdirSync(localFolder, { recursive: true });
const project = mkdtempSync(join(localFolder, 'diff-'));
const out = join(project, 'out');
const compare = (commit: string, ...ids: string[]) =>
  compareCharts(commit, ids, out, project, (folder) => findCharts(folder, 'machines', 'Machine.ts'));

function writeChart(folder: string, states: object) {
  const config = JSON.stringify({ id: folder, initial: 'off', states });
  mkdirSync(join(project, 'machines', folder), { recursive: true });
  writeFileSync(
    join(project, 'machines', folder, `${folder}Machine.ts`),
    `import { assign, createMachine, not, setup } from 'xstate';\nexport const machine = createMachine(${config});\n`,
  );
}

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeChart('lamp', { off: {} });
  writeChart('door', { off: {} });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project });
  git('init', '--quiet');
  git('add', 'machines', 'package.json');
  const settings = ['user.name=Test', 'user.email=test@example.org', 'commit.gpgSign=false'];
  git(...settings.flatMap((setting) => ['-c', setting]), 'commit', '--quiet', '-m', 'Add charts');
  writeChart('lamp', { off: { on: { press: 'on' } }, on: {} });
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

it('compares the working tree with a commit, and writes a drawing and a report', async () => {
  expect(await compare('HEAD', 'door')).toBeNull();
  const report = await compare('HEAD');
  expect(report).toContain(
    '- `+` state `on`\n- `+` in `off` on `press`: target `on`\n\n![The changes of lamp](lamp.svg)',
  );
  expect(readdirSync(out)).toEqual(['README.md', 'lamp.svg']);
  expect(readFileSync(join(out, 'README.md'), 'utf8')).toBe(report);
  const drawing = readFileSync(join(out, 'lamp.svg'), 'utf8');
  expect(drawing).toMatch(/<g class="state added" data-state="lamp.on">.*\+ on</);
  expect(drawing).toContain('+ press');
  expect(execFileSync('git', ['worktree', 'list'], { cwd: project }).toString().trim().split('\n')).toHaveLength(1);
});

it('rejects an unknown commit or chart', async () => {
  await expect(compare('nowhere')).rejects.toThrow('There is no commit “nowhere”.');
  await expect(compare('HEAD', 'window')).rejects.toThrow('There is no chart “window”.');
});
