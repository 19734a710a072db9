import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { LoadedPage } from '../list/listContext.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { PageRequest } from '../list/page.ts';
import { readRowsMachine } from '../readRows/readRowsMachine.ts';
import { reportRowsMachine, type RowsReport } from '../reportRows/reportRowsMachine.ts';
import { accepted, answering, atLeast, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import {
  NOTHING_PRINTED,
  printRowsMachine,
  isPrinting,
  isWholePrinted,
  printedAtOf,
  printedRowsOf,
  readerOf,
  reporterOf,
} from './printRowsMachine.ts';

const coverage = trackTransitions(printRowsMachine);
afterAll(coverage.expectComplete);

const request = { query: { search: 'ann' }, total: atLeast(1_000), now: 42 };
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${from + index}` }));
const page = (from: number, count: number, hasNext = false): LoadedPage =>
  accepted({ rows: numbered(from, count), next: hasNext ? { key: 'k', id: `${from + count}` } : null });

const breaking = () => {
  throw new Error('Unexpected error');
};

type Options = {
  reader?: typeof readRowsMachine;
  reporter?: typeof reportRowsMachine;
  reported?: Outcome;
  openPrintDialog?: () => Promise<null>;
};

function open(
  answers: LoadedPage[],
  { reader = readRowsMachine, reporter = reportRowsMachine, reported = accepted(null), openPrintDialog }: Options = {},
) {
  const report = vi.fn<(report: RowsReport) => Promise<Outcome>>(() => Promise.resolve(reported));
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
      reportRows: reporter.provide({
        actors: { reportExport: fromPromise<Outcome, RowsReport>(({ input }) => report(input)) },
      }),
      openPrintDialog: fromPromise<unknown>(() => print()),
    },
    actions: { announceFailure: (_, { text }) => said(text) },
  });
  const actor = createActor(machine, { clock: new SimulatedClock(), inspect: coverage.inspect }).start();
  const start = () => actor.send({ type: 'print.start', ...request });
  return { actor, load, report, said, print, start, closeDialog: () => close?.(), now: () => actor.getSnapshot() };
}

describe('print', () => {
  it('reads the first 1,000 rows, and renders them while the print dialog is open', async () => {
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

  it('reports that all rows are printed', async () => {
    const { start, now } = open([page(0, 3)]);
    start();
    await settle();
    expect(isWholePrinted(now())).toBe(true);
  });

  it('opens no print dialog after Cancel', async () => {
    const { actor, print, start, now } = open([page(0, 3)]);
    start();
    actor.send({ type: 'print.cancel' });
    await settle();
    expect(now().matches('idle')).toBe(true);
    expect(print).not.toHaveBeenCalled();
  });

  it('can be started again if the browser does not report that its dialog closed', async () => {
    const { print, start, now } = open([page(0, 3), page(0, 4)]);
    start();
    await settle();
    start();
    expect(isPrinting(now())).toBe(false);
    await settle();
    expect(print).toHaveBeenCalledTimes(2);
    expect(printedRowsOf(now())).toHaveLength(4);
  });

  it('shows the error when the reader throws', async () => {
    const reader = readRowsMachine.provide({ guards: { isLast: breaking } });
    const { said, start, now } = open([page(0, 3)], { reader });
    start();
    await settle();
    expect(said).toHaveBeenCalledExactlyOnceWith('The list could not be read');
    expect(now().matches('idle')).toBe(true);
  });

  it('F-71 reports the print to the audit log before the dialog opens', async () => {
    const { print, report, start } = open([page(0, 3)]);
    start();
    await settle();
    expect(report).toHaveBeenCalledExactlyOnceWith({ format: 'print', query: request.query, rowCount: 3 });
    const [reportedAt = 0] = report.mock.invocationCallOrder;
    const [printedAt = 0] = print.mock.invocationCallOrder;
    expect(reportedAt).toBeLessThan(printedAt);
  });

  it('F-71 prints nothing unreported, and can be cancelled', async () => {
    const { actor, print, start, now } = open([page(0, 3)], { reported: rejected('limited') });
    start();
    await settle();
    expect(reporterOf(now())?.getSnapshot().matches('failed')).toBe(true);
    expect(isPrinting(now())).toBe(false);
    actor.send({ type: 'print.cancel' });
    await settle();
    expect(now().matches('idle')).toBe(true);
    expect(print).not.toHaveBeenCalled();
  });

  it('F-71 shows the error when the reporter throws', async () => {
    const reporter = reportRowsMachine.provide({ guards: { isAccepted: breaking } });
    const { print, said, start, now } = open([page(0, 3)], { reporter });
    start();
    await settle();
    expect(said).toHaveBeenCalledExactlyOnceWith('The list could not be printed');
    expect(now().matches('idle')).toBe(true);
    expect(print).not.toHaveBeenCalled();
  });

  it('shows the error when the browser does not print', async () => {
    const { said, start, now } = open([page(0, 3)], { openPrintDialog: () => Promise.reject(new Error('blocked')) });
    start();
    await settle();
    expect(said).toHaveBeenCalledExactlyOnceWith('The list could not be printed');
    expect(now().matches('idle')).toBe(true);
  });
});
