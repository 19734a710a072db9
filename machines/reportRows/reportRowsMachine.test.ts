import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterAll, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { accepted, answering, DEFECT, rejected, settle } from '../testing/answers.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { reportRowsMachine, failureOf, isShown } from './reportRowsMachine.ts';

const coverage = trackTransitions(reportRowsMachine);
afterAll(coverage.expectComplete);

const report = { format: 'csv' as const, query: { search: 'ann', filters: { role: 'EMPLOYEE' } }, rowCount: 57 };

function start(...answers: Parameters<typeof answering<Outcome>>) {
  const reportExport = answering<Outcome>(...answers);
  const clock = new SimulatedClock();
  const machine = reportRowsMachine.provide({
    actors: { reportExport: fromPromise(({ input }) => reportExport(input)) },
  });
  const actor = createActor(machine, { clock, input: report, inspect: coverage.inspect }).start();
  return { actor, clock, reportExport, now: () => actor.getSnapshot() };
}

it('reports the rows, and shows no dialog if that is quick', async () => {
  const { reportExport, now } = start(accepted(null));
  expect(isShown(now())).toBe(false);
  await settle();
  expect(reportExport).toHaveBeenCalledExactlyOnceWith(report);
  expect(now().status).toBe('done');
});

it.each([
  ['is rejected with a message', rejected('limited', 'Too many exports'), 'Too many exports'],
  ['is rejected without a message', rejected('other'), 'This could not be recorded in the audit log'],
  ['throws', DEFECT, 'This could not be recorded in the audit log'],
] as const)('shows the error when a report %s, and sends it again on Retry', async (_, answer, text) => {
  const { actor, reportExport, now } = start(answer, accepted(null));
  await settle();
  expect(isShown(now())).toBe(true);
  expect(failureOf(now())).toBe(text);
  expect(now().status).toBe('active');
  actor.send({ type: 'report.retry' });
  expect(failureOf(now())).toBeNull();
  expect(isShown(now())).toBe(true);
  await settle();
  expect(now().status).toBe('done');
  expect(reportExport).toHaveBeenCalledTimes(2);
});

it('shows a dialog after 400 ms, and times out after 15 s', () => {
  const { clock, now } = start();
  clock.increment(399);
  expect(isShown(now())).toBe(false);
  clock.increment(1);
  expect(isShown(now())).toBe(true);
  expect(failureOf(now())).toBeNull();
  clock.increment(REQUEST_TIMEOUT - 401);
  expect(failureOf(now())).toBeNull();
  clock.increment(1);
  expect(failureOf(now())).toBe('This could not be recorded in the audit log');
});
