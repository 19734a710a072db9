import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { reportRowsMachine, type RowsReport } from '../../../machines/reportRows/reportRowsMachine.ts';
import { accepted, exactly, settle } from '../../../machines/testing/answers.ts';
import { exportLogic } from './exportActor.ts';

const click = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({ click }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  click.mockClear();
});

/** An export that has read all rows and is about to save its file. */
function exporting() {
  const loadPage = () => Promise.resolve(accepted({ rows: [{ id: '1' }], next: null }));
  const logic = exportLogic({ name: 'people', table: 'users', columns: {} }, loadPage).provide({
    actors: {
      reportRows: reportRowsMachine.provide({
        actors: { reportExport: fromPromise<Outcome, RowsReport>(() => Promise.resolve(accepted(null))) },
      }),
    },
    actions: { announceSuccess: () => {}, announceFailure: () => {} },
  });
  const actor = createActor(logic, { input: { noun: { one: 'person', many: 'people' } } }).start();
  actor.send({ type: 'export.start', format: 'json', query: { search: '', filters: {} }, total: exactly(1) });
  return actor;
}

it('saves the file', async () => {
  exporting();
  await settle();
  expect(click).toHaveBeenCalledOnce();
});

it('saves no file after Cancel', async () => {
  const actor = exporting();
  actor.subscribe((snapshot) => snapshot.matches('saving') && actor.stop());
  await settle();
  expect(actor.getSnapshot().matches('saving')).toBe(true);
  expect(click).not.toHaveBeenCalled();
});
