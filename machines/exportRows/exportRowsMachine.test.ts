import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { LoadedPage } from '../list/listContext.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { PageRequest } from '../list/page.ts';
import { readRowsMachine } from '../readRows/readRowsMachine.ts';
import { reportRowsMachine, type RowsReport } from '../reportRows/reportRowsMachine.ts';
import { accepted, answering, DEFECT, exactly, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { type ExportedFile, exportRowsMachine, isUnsaved, readerOf, reporterOf } from './exportRowsMachine.ts';

const coverage = trackTransitions(exportRowsMachine);
afterAll(coverage.expectComplete);

const query = { search: 'ann', filters: { action: 'UPDATE' } };
const page = (...ids: string[]): LoadedPage => accepted({ rows: ids.map((id) => ({ id })), next: null });

const breaking = () => {
  throw new Error('Unexpected error');
};

type Options = {
  saveFile?: () => Promise<null>;
  reader?: typeof readRowsMachine;
  reporter?: typeof reportRowsMachine;
  reportExport?: ReturnType<typeof answering<Outcome>>;
};

function start(
  answers: LoadedPage[],
  {
    saveFile,
    reader = readRowsMachine,
    reporter = reportRowsMachine,
    reportExport = answering<Outcome>(accepted(null)),
  }: Options = {},
) {
  const clock = new SimulatedClock();
  const load = answering(...answers);
  const saved = vi.fn<(file: ExportedFile) => Promise<null>>(saveFile ?? (() => Promise.resolve(null)));
  const said = vi.fn<(text: string) => void>();
  const failed = vi.fn<(text: string) => void>();
  const mentioned = vi.fn<(text: string) => void>();
  const machine = exportRowsMachine.provide({
    actors: {
      readRows: reader.provide({
        actors: { loadPage: fromPromise<LoadedPage, PageRequest>(({ input }) => load(input)) },
      }),
      reportRows: reporter.provide({
        actors: { reportExport: fromPromise<Outcome, RowsReport>(({ input }) => reportExport(input)) },
      }),
      saveFile: fromPromise(({ input }) => saved(input)),
    },
    actions: {
      announce: (_, { text }) => mentioned(text),
      announceSuccess: (_, { text }) => said(text),
      announceFailure: (_, { text }) => failed(text),
    },
  });
  const input = { noun: { one: 'entry', many: 'entries' } };
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start();
  actor.send({ type: 'export.start', format: 'json', query, total: exactly(3) });
  return { actor, clock, load, reportExport, saved, said, failed, mentioned, now: () => actor.getSnapshot() };
}

describe('export', () => {
  it('reads all rows that match the filters, and saves one file', async () => {
    const { load, saved, said, now } = start([page('1', '2', '3')]);
    expect(readerOf(now())).toBeDefined();
    await settle();
    expect(load.mock.calls).toEqual([[{ ...query, after: null, size: 500 }]]);
    expect(saved).toHaveBeenCalledExactlyOnceWith({ format: 'json', rows: [{ id: '1' }, { id: '2' }, { id: '3' }] });
    expect(said).toHaveBeenCalledExactlyOnceWith('Exported 3 entries');
    expect(now().matches('idle')).toBe(true);
    expect(readerOf(now())).toBeUndefined();
    expect(now().context.rows).toEqual([]);
  });

  it('F-70 reports the export to the audit log before saving the file', async () => {
    const { reportExport, saved } = start([page('1', '2', '3')]);
    await settle();
    const [reportedAt = 0] = reportExport.mock.invocationCallOrder;
    const [savedAt = 0] = saved.mock.invocationCallOrder;
    expect(reportExport).toHaveBeenCalledExactlyOnceWith({ format: 'json', query, rowCount: 3 });
    expect(reportedAt).toBeLessThan(savedAt);
  });

  it('F-70 saves no unreported file, and continues on Retry without reading again', async () => {
    const reportExport = answering<Outcome>(rejected('limited', 'Too many exports'), accepted(null));
    const { load, now, said, saved } = start([page('1')], { reportExport });
    await settle();
    expect(reporterOf(now())?.getSnapshot().matches('failed')).toBe(true);
    expect(saved).not.toHaveBeenCalled();
    reporterOf(now())?.send({ type: 'report.retry' });
    await settle();
    expect(saved).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });

  it('F-70 can be cancelled while the export is not reported', async () => {
    const { actor, now, saved } = start([page('1')], { reportExport: answering<Outcome>(rejected('other')) });
    await settle();
    actor.send({ type: 'export.cancel' });
    await settle();
    expect(now().matches('idle')).toBe(true);
    expect(saved).not.toHaveBeenCalled();
  });

  it('F-70 shows the error when the reporter throws', async () => {
    const reporter = reportRowsMachine.provide({ guards: { isAccepted: breaking } });
    const { failed, now, saved } = start([page('1')], { reporter });
    await settle();
    expect(failed).toHaveBeenCalledExactlyOnceWith('The export stopped');
    expect(now().matches('idle')).toBe(true);
    expect(saved).not.toHaveBeenCalled();
  });

  it('announces a single entry in the singular', async () => {
    const { said } = start([page('1')]);
    await settle();
    expect(said).toHaveBeenCalledExactlyOnceWith('Exported 1 entry');
  });

  it('saves no file for an empty list, and announces it', async () => {
    const { mentioned, now, said, saved } = start([page()]);
    await settle();
    expect(saved).not.toHaveBeenCalled();
    expect(mentioned).toHaveBeenCalledExactlyOnceWith('There are no entries to export');
    expect(said).not.toHaveBeenCalled();
    expect(now().matches('idle')).toBe(true);
  });

  it('saves nothing after Cancel', async () => {
    const { actor, saved, now } = start([page('1')]);
    actor.send({ type: 'export.cancel' });
    await settle();
    expect(now().matches('idle')).toBe(true);
    expect(saved).not.toHaveBeenCalled();
  });

  it('shows the error when the reader throws', async () => {
    const reader = readRowsMachine.provide({ guards: { isLast: breaking } });
    const { failed, now, saved } = start([page('1')], { reader });
    await settle();
    expect(failed).toHaveBeenCalledExactlyOnceWith('The export stopped');
    expect(now().matches('idle')).toBe(true);
    expect(saved).not.toHaveBeenCalled();
  });

  it('times out after 15 s while saving the file', async () => {
    const { clock, said, now } = start([page('1')], { saveFile: () => new Promise(() => {}) });
    await settle();
    clock.increment(14_999);
    expect(isUnsaved(now())).toBe(false);
    clock.increment(1);
    expect(isUnsaved(now())).toBe(true);
    expect(said).not.toHaveBeenCalled();
  });

  it('shows the error when the file cannot be saved, and retries without reading again', async () => {
    const answers = answering<null>(DEFECT, null);
    const { actor, load, saved, said, now } = start([page('1')], { saveFile: () => answers() });
    await settle();
    expect(isUnsaved(now())).toBe(true);
    expect(said).not.toHaveBeenCalled();
    actor.send({ type: 'export.retry' });
    await settle();
    expect(saved).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledOnce();
  });

  it('can be closed when the file cannot be saved', async () => {
    const { actor, now } = start([page('1')], { saveFile: () => Promise.reject(new Error('full')) });
    await settle();
    actor.send({ type: 'export.cancel' });
    expect(now().matches('idle')).toBe(true);
  });
});
