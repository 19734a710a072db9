import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { LoadedPage } from '../directory/directoryTypes.ts';
import type { PageRequest } from '../directory/page.ts';
import { readRowsMachine } from '../readRows/readRowsMachine.ts';
import { accepted, answering, settle } from '../testing/answers.ts';
import { trackTransitions } from '../testing/coverage.ts';
import { NOTHING_PRINTED, printRowsMachine } from './printRowsMachine.ts';
import { isPrinting, isWholePrinted, printedAtOf, printedRowsOf, readerOf } from './selectors.ts';
import { atLeast } from '../testing/rowCounts.ts';

const coverage = trackTransitions(printRowsMachine);
afterAll(coverage.expectComplete);

const request = { query: { search: 'ann' }, total: atLeast(1_000), now: 42 };
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${from + index}` }));
const page = (from: number, count: number, hasNext = false): LoadedPage =>
  accepted({ rows: numbered(from, count), next: hasNext ? { key: 'k', id: `${from + count}` } : null });

type Options = { reader?: typeof readRowsMachine; openPrintDialog?: () => Promise<null> };

function open(answers: LoadedPage[], { reader = readRowsMachine, openPrintDialog }: Options = {}) {
  const load = answering(...answers);
  const said = vi.fn<(text: string) => void>();
  let close: (() => void) | undefined;
  const print = vi.fn<() => Promise<null>>(
    openPrintDialog ?? (() => new Promise((resolve) => (close = () => resolve(null)))),
  );
  const machine = printRowsMachine.provide({
    actors: {
      readRows: reader.provide({
        actors: { loadPage: fromPromise<LoadedPage, PageRequest>(({ input }) => load(input)) },
      }),
      openPrintDialog: fromPromise<unknown>(() => print()),
    },
    actions: { announceFailure: (_, { text }) => said(text) },
  });
  const actor = createActor(machine, { clock: new SimulatedClock(), inspect: coverage.inspect }).start();
  const start = () => actor.send({ type: 'print.start', ...request });
  return { actor, load, said, print, start, closeDialog: () => close?.(), now: () => actor.getSnapshot() };
}

describe('printing', () => {
  it('reads the first 1,000 rows, and has them all in the document while the dialog is open', async () => {
    const { actor, load, print, start, closeDialog, now } = open([page(0, 500, true), page(500, 500, true)]);
    start();
    expect(readerOf(now())).toBeDefined();
    expect(isPrinting(now())).toBe(false);
    expect(printedAtOf(now())).toBeNull();
    await settle();
    expect(load.mock.calls.map(([input]) => input)).toEqual([
      { search: 'ann', after: null, size: 500 },
      { search: 'ann', after: { key: 'k', id: '500' }, size: 500 },
    ]);
    expect(readerOf(now())).toBeUndefined();
    expect(print).toHaveBeenCalledOnce();
    expect(printedRowsOf(now())).toEqual(numbered(0, 1_000));
    expect(isWholePrinted(now())).toBe(false);
    expect(printedAtOf(now())).toBe(42);
    closeDialog();
    await settle();
    expect(isPrinting(now())).toBe(false);
    expect(actor.getSnapshot().context).toEqual(NOTHING_PRINTED);
  });

  it('knows when everything is printed', async () => {
    const { start, now } = open([page(0, 3)]);
    start();
    await settle();
    expect(isWholePrinted(now())).toBe(true);
  });

  it('can be cancelled, and opens no dialog then', async () => {
    const { actor, print, start, now } = open([page(0, 3)]);
    start();
    actor.send({ type: 'print.cancel' });
    await settle();
    expect(now().matches('idle')).toBe(true);
    expect(print).not.toHaveBeenCalled();
  });

  it('can be started again where the browser never says that its dialog is closed', async () => {
    const { print, start, now } = open([page(0, 3), page(0, 4)]);
    start();
    await settle();
    start();
    expect(isPrinting(now())).toBe(false);
    await settle();
    expect(print).toHaveBeenCalledTimes(2);
    expect(printedRowsOf(now())).toHaveLength(4);
  });

  it('says so when the reading itself breaks', async () => {
    const reader = readRowsMachine.provide({
      guards: {
        isLast: () => {
          throw new Error('A defect of our own');
        },
      },
    });
    const { said, start, now } = open([page(0, 3)], { reader });
    start();
    await settle();
    expect(said).toHaveBeenCalledExactlyOnceWith('The list could not be read');
    expect(now().matches('idle')).toBe(true);
  });

  it('says so when the browser does not print', async () => {
    const { said, start, now } = open([page(0, 3)], { openPrintDialog: () => Promise.reject(new Error('blocked')) });
    start();
    await settle();
    expect(said).toHaveBeenCalledExactlyOnceWith('The list could not be printed');
    expect(now().matches('idle')).toBe(true);
  });
});
