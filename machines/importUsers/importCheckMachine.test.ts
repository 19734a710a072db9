import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { LOOK_UP_BATCH, REQUEST_TIMEOUT } from '../rules/limits.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import { accepted, answering, DEFECT, isWaiting, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { ListedPerson } from '../shared/entities.ts';
import { bob, cellsOf, choices, fileOf, HEADER } from './fileFixtures.ts';
import { importCheckMachine, type FileTable } from './importCheckMachine.ts';

const coverage = trackTransitions(importCheckMachine);
afterAll(coverage.expectComplete);

const FILE = { name: 'people.csv', size: 100 };
const UNANSWERED = 'The server did not answer. Check your connection and try again.';

function effects() {
  return {
    readFile: answering<Outcome<FileTable>>(fileOf([HEADER, cellsOf('ann@example.org'), cellsOf(bob.email)])),
    loadChoices: answering<Outcome<PlacementChoices>>(accepted(choices)),
    findListed: answering<Outcome<ListedPerson[]>>(accepted([bob])),
  };
}

/** Runs a check until it ends. The clock advances only while an effect is pending. */
async function check(answers: Partial<ReturnType<typeof effects>>) {
  const called = { ...effects(), ...answers };
  const clock = new SimulatedClock();
  const machine = importCheckMachine.provide({
    actors: {
      readFile: fromPromise(({ input }) => called.readFile(input)),
      loadChoices: fromPromise(() => called.loadChoices()),
      findListed: fromPromise(({ input }) => called.findListed(input)),
    },
  });
  const input = { editor: { id: 'mia', role: 'MANAGER' }, file: FILE } as const;
  const actor = createActor(machine, { clock, inspect: coverage.inspect, input }).start();
  await settle();
  if (isWaiting(...Object.values(called))) clock.increment(REQUEST_TIMEOUT);
  return { output: actor.getSnapshot().output, called };
}

describe('check of a file', () => {
  it('reads the file, and validates each row against the server data', async () => {
    const { output, called } = await check({});
    expect(called.readFile).toHaveBeenCalledExactlyOnceWith({ file: FILE });
    expect(called.findListed).toHaveBeenCalledExactlyOnceWith({ emails: ['ann@example.org', bob.email] });
    expect(output).toMatchObject({ result: 'checked', ignoredColumns: [], failure: null });
    expect(output?.rows.map(({ status }) => status)).toEqual(['ready', 'listed']);
  });

  it.each([true, false])('reports whether the encoding is guessed: %s', async (isEncodingGuessed) => {
    const file = fileOf([HEADER, cellsOf('ann@example.org')], isEncodingGuessed);
    expect((await check({ readFile: answering(file) })).output).toMatchObject({ isEncodingGuessed });
  });

  it('looks up addresses in batches', async () => {
    const many = Array.from({ length: LOOK_UP_BATCH + 1 }, (_, index) => cellsOf(`p${index}@example.org`));
    const findListed = answering<Outcome<ListedPerson[]>>(
      accepted([{ ...bob, email: 'p0@example.org' }]),
      accepted([{ ...bob, email: `p${LOOK_UP_BATCH}@example.org` }]),
    );
    const { output } = await check({ readFile: answering(fileOf([HEADER, ...many])), findListed });
    expect(findListed).toHaveBeenCalledTimes(2);
    expect(findListed).toHaveBeenLastCalledWith({ emails: [`p${LOOK_UP_BATCH}@example.org`] });
    expect(output?.rows.filter(({ status }) => status === 'listed').map(({ number }) => number)).toEqual([2, 52]);
  });

  it('sends one request for one batch, even without valid addresses', async () => {
    const batch = Array.from({ length: LOOK_UP_BATCH }, (_, index) => cellsOf(`p${index}@example.org`));
    const full = await check({ readFile: answering(fileOf([HEADER, ...batch])) });
    expect(full.called.findListed).toHaveBeenCalledOnce();
    expect(full.output?.result).toBe('checked');
    const withoutAddresses = await check({ readFile: answering(fileOf([HEADER, cellsOf('ann')])) });
    expect(withoutAddresses.called.findListed).toHaveBeenCalledExactlyOnceWith({ emails: [] });
    expect(withoutAddresses.output).toMatchObject({ result: 'checked', rows: [{ status: 'wrong' }] });
  });

  it.each([
    ['is not a text file', answering<Outcome<FileTable>>(rejected('invalid', 'No text')), 'No text'],
    ['has no people', answering<Outcome<FileTable>>(fileOf([])), 'This file is empty.'],
    ['throws', answering<Outcome<FileTable>>(DEFECT), 'This file cannot be read.'],
    ['takes too long to read', answering<Outcome<FileTable>>(), 'This file cannot be read.'],
  ])('needs another file when it %s', async (_, readFile, failure) => {
    const { output, called } = await check({ readFile });
    expect(output).toMatchObject({ result: 'unusable', failure, rows: [] });
    expect(called.loadChoices).not.toHaveBeenCalled();
    expect(called.findListed).not.toHaveBeenCalled();
  });

  it.each([
    ['is rejected', () => answering<Outcome<never>>(rejected('other')), 'Failed to check the file'],
    ['is rejected with a message', () => answering<Outcome<never>>(rejected('permission', 'No')), 'No'],
    ['gets no response', () => answering<Outcome<never>>(rejected('unreachable')), UNANSWERED],
    ['throws', () => answering<Outcome<never>>(DEFECT), UNANSWERED],
    ['times out', () => answering<Outcome<never>>(), UNANSWERED],
  ])('fails and can be retried when a request %s', async (_, reading, failure) => {
    const first = await check({ loadChoices: reading() });
    expect(first.output).toMatchObject({ result: 'failed', failure });
    expect(first.called.findListed).not.toHaveBeenCalled();
    const second = await check({ findListed: reading() });
    expect(second.output).toMatchObject({ result: 'failed', failure });
    expect(second.called.loadChoices).toHaveBeenCalledOnce();
    expect(second.called.findListed).toHaveBeenCalledOnce();
  });
});
