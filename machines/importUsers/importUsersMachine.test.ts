import { afterAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { accepted, answering, rejected } from '../testing/answers.ts';
import { fileOf, HEADER, cellsOf } from './fileFixtures.ts';
import { importCheckMachine, type FileTable } from './importCheckMachine.ts';
import { coverage, FILE, openImport, outcomes, preview, run, requestedAccounts } from './importFixtures.ts';
import './interruptions.cases.ts';
import './invitations.cases.ts';
import './leaving.cases.ts';
import * as select from './selectors.ts';

afterAll(coverage.expectComplete);

/** A check that throws. */
const broken = importCheckMachine.provide({
  guards: {
    isUsable: () => {
      throw new Error('Unexpected error');
    },
  },
});

describe('opening and closing', () => {
  it.each(['EMPLOYEE', 'USER'] as const)('denies permission to %s', async (role) => {
    for (const type of ['dialog.close', 'dialog.dismiss'] as const) {
      const dialog = openImport({}, { role });
      expect(dialog.view()).toBe('permissionDenied');
      expect(select.selectEditor(dialog.snapshot()).role).toBe(role);
      await dialog.press({ type: 'file.choose', file: FILE });
      expect(dialog.called.readFile).not.toHaveBeenCalled();
      await dialog.press({ type });
      expect(dialog.snapshot().status).toBe('done');
    }
  });

  it.each(['dialog.close', 'dialog.dismiss'] as const)('closes on %s while idle', async (type) => {
    const dialogs = [openImport(), await preview(), openImport({ loadChoices: answering() }), await failedCheck()];
    await dialogs[2]?.press({ type: 'file.choose', file: FILE });
    expect(dialogs.map(({ view }) => view())).toEqual(['file', 'preview', 'file', 'file']);
    for (const dialog of dialogs) {
      await dialog.press({ type });
      expect(dialog.snapshot().status).toBe('done');
      expect(dialog.reportAdded).not.toHaveBeenCalled();
    }
  });

  it('downloads the template, even during and after a check', async () => {
    const dialogs = [openImport(), openImport({ loadChoices: answering() }), await failedCheck()];
    await dialogs[1]?.press({ type: 'file.choose', file: FILE });
    for (const { press, saved, view } of dialogs) {
      await press({ type: 'template.download' });
      expect(saved).toEqual([
        { name: 'people-template.csv', rows: [['first name', 'last name', 'email', 'role', 'department', 'team']] },
      ]);
      expect(view()).toBe('file');
    }
  });
});

/** Opens a dialog whose check failed and can be retried. */
async function failedCheck() {
  const loadChoices = answering(rejected('unreachable'), ...Array.from({ length: 2 }, () => rejected('other')));
  const dialog = openImport({ loadChoices });
  await dialog.press({ type: 'file.choose', file: FILE });
  return dialog;
}

describe('check', () => {
  it('shows the status of each row, and sends nothing', async () => {
    const { snapshot, called } = await preview();
    const rows = select.selectRows(snapshot());
    expect(rows.map(({ number, status }) => [number, status])).toEqual([
      [2, 'ready'],
      [3, 'wrong'],
      [4, 'listed'],
      [5, 'ready'],
      [6, 'ready'],
    ]);
    expect(select.rowsWith(rows, 'wrong').map(({ reasons }) => reasons)).toEqual([['Enter a valid email address']]);
    expect(select.selectFileName(snapshot())).toBe('people.csv');
    expect(called.createAccount).not.toHaveBeenCalled();
  });

  it('requests another file if this one cannot be used', async () => {
    const readFile = answering<Outcome<FileTable>>(fileOf([]), fileOf([['name', 'Phone']]), fileOf([]));
    const { press, snapshot, view } = openImport({ readFile });
    await press({ type: 'file.choose', file: FILE });
    expect(select.selectFailure(snapshot())).toBe('This file is empty.');
    expect(select.selectCanCheckAgain(snapshot())).toBe(false);
    expect(view()).toBe('file');
    const checking = press({ type: 'file.choose', file: FILE });
    expect(select.selectFailure(snapshot())).toBeNull();
    expect(select.selectIsChecking(snapshot())).toBe(true);
    await checking;
    expect(select.selectIsChecking(snapshot())).toBe(false);
    expect(select.selectFailure(snapshot())).toContain('no column for first name, last name, and email');
  });

  it('can be retried, or run on another file, after a missing response', async () => {
    const dialog = await failedCheck();
    expect(select.selectFailure(dialog.snapshot())).toContain('The server did not answer');
    expect(select.selectCanCheckAgain(dialog.snapshot())).toBe(true);
    const checking = dialog.press({ type: 'check.retry' });
    expect(select.selectIsChecking(dialog.snapshot())).toBe(true);
    expect(select.selectFailure(dialog.snapshot())).toBeNull();
    await checking;
    expect(select.selectFailure(dialog.snapshot())).toBe('Failed to check the file');
    await dialog.press({ type: 'file.choose', file: { name: 'others.csv', size: 1 } });
    expect(dialog.called.readFile).toHaveBeenCalledTimes(3);
    expect(dialog.called.readFile).toHaveBeenNthCalledWith(2, { file: FILE });
    expect(dialog.called.readFile).toHaveBeenLastCalledWith({ file: { name: 'others.csv', size: 1 } });
  });

  it('can be retried when it throws', async () => {
    const { press, snapshot } = openImport({}, { importCheck: broken });
    await press({ type: 'file.choose', file: FILE });
    expect(select.selectFailure(snapshot())).toBe('Failed to check the file');
    expect(select.selectCanCheckAgain(snapshot())).toBe(true);
  });

  it('is replaced by the check of another file', async () => {
    const readFile = answering<Outcome<FileTable>>();
    const { press, snapshot, view } = openImport({ readFile });
    await press({ type: 'file.choose', file: FILE });
    readFile.mockResolvedValueOnce(fileOf([HEADER, cellsOf('ann@example.org')]));
    await press({ type: 'file.choose', file: { name: 'others.csv', size: 1 } });
    expect(view()).toBe('preview');
    expect(select.selectFileName(snapshot())).toBe('others.csv');
    expect(readFile).toHaveBeenLastCalledWith({ file: { name: 'others.csv', size: 1 } });
  });

  it('accepts another file after a successful check', async () => {
    const { press, called, view } = await preview();
    await press({ type: 'file.choose', file: FILE });
    expect(called.readFile).toHaveBeenCalledTimes(2);
    expect(view()).toBe('preview');
  });

  it('shows a guessed encoding until another file is selected', async () => {
    const rows = [HEADER, cellsOf('ann@example.org')];
    const { press, snapshot } = await preview({ readFile: answering(fileOf(rows, true), fileOf(rows)) });
    expect(select.selectIsEncodingGuessed(snapshot())).toBe(true);
    await press({ type: 'file.choose', file: FILE });
    expect(select.selectIsEncodingGuessed(snapshot())).toBe(false);
  });

  it('does not start a run without ready rows', async () => {
    const { press, view } = await preview({
      readFile: answering(fileOf([['First name', 'Last name', 'Email'], ['x']])),
    });
    await press({ type: 'import.start' });
    expect(view()).toBe('preview');
  });
});

describe('run', () => {
  it('adds the ready rows in order, each once', async () => {
    const dialog = await run();
    expect(dialog.view()).toBe('results');
    expect(requestedAccounts(dialog)).toEqual(['ann', 'cleo', 'dan']);
    expect(dialog.called.assign).toHaveBeenCalledExactlyOnceWith({
      userId: 'id of cleo@example.org',
      teamId: 'field',
      departmentId: 'sales',
    });
    expect(outcomes(dialog)).toEqual({ 2: 'Added', 3: 'Not added', 4: 'Already added', 5: 'Added', 6: 'Added' });
    expect(dialog.reportAdded).toHaveBeenCalledOnce();
    expect(select.selectUntriedCount(dialog.snapshot())).toBe(0);
    await dialog.press({ type: 'import.goOn' }, { type: 'import.startOver' });
    expect(requestedAccounts(dialog)).toHaveLength(3);
  });

  it('lists the temporary passwords with all rows for download', async () => {
    const dialog = await run();
    await dialog.press({ type: 'results.download' });
    expect(dialog.saved).toEqual([
      {
        name: 'people-result.csv',
        rows: [
          ['row', 'first name', 'last name', 'email', 'result', 'temporary password', 'note'],
          ['2', 'Ann', 'Lee', 'ann@example.org', 'Added', 'Secret1', ''],
          ['3', 'Ann', 'Lee', 'not an address', 'Not added', '', 'Enter a valid email address.'],
          ['4', 'Ann', 'Lee', 'bob@example.org', 'Already added', '', 'This user is suspended.'],
          ['5', 'Ann', 'Lee', 'cleo@example.org', 'Added', 'Secret2', ''],
          ['6', 'Ann', 'Lee', 'dan@example.org', 'Added', 'Secret3', ''],
        ],
      },
    ]);
  });

  it('continues after a rejected row, and shows the reason', async () => {
    const addProfile = answering<Outcome>(rejected('permission', 'You cannot give this role'), accepted(null));
    const dialog = await run({ addProfile, assign: answering(rejected('gone', 'No such team')) });
    await dialog.press();
    expect(select.selectReports(dialog.snapshot()).map(({ outcome, note }) => [outcome, note])).toEqual([
      [
        'Not added',
        'The account for ann@example.org was created, but the profile was not saved. You cannot give this role',
      ],
      ['Not added', 'Enter a valid email address.'],
      ['Already added', 'This user is suspended.'],
      ['Added', 'cleo@example.org was added, but the department and team were not saved. No such team'],
      ['Not tried', ''],
    ]);
  });

  it('shows the progress and the estimated time left', async () => {
    const people = Array.from({ length: 9 }, (_, index) => ['A', 'B', `p${index}@example.org`]);
    const never = new Promise<never>(() => {});
    let left = 4;
    const addProfile = answering<Outcome>();
    addProfile.mockImplementation(() => ((left -= 1) < 0 ? never : Promise.resolve(accepted(null))));
    const readFile = answering(fileOf([['First name', 'Last name', 'Email'], ...people]));
    const dialog = await preview({ readFile, addProfile });
    dialog.actor.send({ type: 'import.start' });
    dialog.actor.send({ type: 'clock.ticked', now: 100_000 });
    expect(select.selectSecondsLeft(dialog.snapshot())).toBeNull();
    await dialog.press();
    expect(select.selectRun(dialog.snapshot())).toEqual({ total: 9, done: 4 });
    dialog.actor.send({ type: 'clock.ticked', now: 102_000 });
    expect(select.selectSecondsLeft(dialog.snapshot())).toBe(3);
    expect(select.selectRunStatus(dialog.snapshot())).toBe('adding');
    expect(dialog.isClockRunning()).toBe(true);
  });
});
